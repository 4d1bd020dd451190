import { useRef, useState } from 'react';
import { useAddressHash, useWrittenHash } from '../../../../lib/useAddressHash.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';
import { exampleAtPrice } from './exampleAtPrice.ts';
import {
  type Choices,
  type Chosen,
  choicesToWrite,
  readChoices,
  readInputs,
  writeInputs,
} from './inputsInAddress.ts';

interface CalculatorInputs<Name extends string, C extends Choices> {
  typed: Typed<Name>;
  change: (name: Name, value: NumberInput) => void;
  chosen: Chosen<C>;
  choose: <Choice extends keyof C>(name: Choice, option: C[Choice][number]) => void;
  /** All of it as the fragment of a link; empty for the example. */
  hash: string;
}

export const NO_CHOICES = {} as const;

/**
 * Returns what is in a calculator's fields: the example, what a link carries, and what was typed, each over the one before. Where they
 * are still the example's, the amounts in `followsPrice` keep their share of the price.
 */
export function useCalculatorInputs<Name extends string, C extends Choices = typeof NO_CHOICES>(
  example: Typed<Name>,
  choices: C = NO_CHOICES as unknown as C,
  followsPrice: readonly NoInfer<Name>[] = [],
): CalculatorInputs<Name, C> {
  const hash = useAddressHash();
  const [changes, setChanges] = useState<Partial<Typed<Name>>>({});
  const [followed, setFollowed] = useState<Partial<Typed<Name>>>({});
  const [choiceChanges, setChoiceChanges] = useState<Partial<Chosen<C>>>({});
  const linked: Partial<Typed<Name>> & { price?: NumberInput } = readInputs(hash, example);
  const typed = {
    ...example,
    ...exampleAtPrice(example, linked.price, followsPrice),
    ...linked,
    ...followed,
    ...changes,
  };
  const chosen = { ...readChoices(hash, choices), ...choiceChanges };
  const text = writeInputs(typed, example, choicesToWrite(chosen, choices));
  const isChanged = Object.keys(changes).length + Object.keys(choiceChanges).length > 0;
  useWrittenHash(isChanged ? text : undefined);
  /** The last price that could be read, while another one is typed. */
  const priceBefore = useRef<NumberInput>(undefined);
  const followPrice = (price: NumberInput) => {
    const { price: current } = typed as { price?: NumberInput };
    if (typeof current === 'number') priceBefore.current = current;
    const before = exampleAtPrice(example, priceBefore.current, followsPrice);
    // What somebody entered themselves stays as it is.
    const still = followsPrice.filter((name) => !(name in changes) && typed[name] === before[name]);
    setFollowed((earlier) => ({ ...earlier, ...exampleAtPrice(example, price, still) }));
  };
  return {
    typed,
    change: (name, value) => {
      if (name === 'price') followPrice(value);
      setChanges((before) => ({ ...before, [name]: value }));
    },
    chosen,
    choose: (name, option) => setChoiceChanges((before) => ({ ...before, [name]: option })),
    hash: text,
  };
}
