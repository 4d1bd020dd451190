import { useRef, useState } from 'react';
import { clearAddressHash, useAddressHash, useWrittenHash } from '../../../../lib/useAddressHash.ts';
import { useVisitorNumbers } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { VisitorNumbersLineProps } from '../../../../ui/forms/VisitorNumbersLine.tsx';
import type { Limits, Typed } from './calculatorInput.ts';
import { exampleAtPrice } from './exampleAtPrice.ts';
import {
  type Choices,
  type Chosen,
  choicesToWrite,
  readChoices,
  readInputs,
  writeInputs,
} from './inputsInAddress.ts';
import { findUsed, type Remembered, rememberInput, startFrom } from './rememberedInputs.ts';

interface CalculatorInputs<Name extends string, C extends Choices> {
  typed: Typed<Name>;
  /** Takes what somebody typed. */
  change: (name: Name, value: NumberInput) => void;
  /** Takes what follows from something else that somebody did: it isn't a number of theirs. */
  derive: (name: Name, value: NumberInput) => void;
  chosen: Chosen<C>;
  choose: <Choice extends keyof C>(name: Choice, option: C[Choice][number]) => void;
  /** All of it as the fragment of a link; empty for the example. */
  hash: string;
  /** Whose numbers these are, and the way back to the example. */
  whose: VisitorNumbersLineProps;
}

export const NO_CHOICES = {} as const;

interface InputOptions<Name extends string, C extends Choices> {
  choices?: C;
  /** Amounts of the example that keep their share of the price until they are typed. */
  followsPrice?: readonly Name[];
  /** Fields that begin with what the visitor entered on another page. */
  remembered?: Remembered<Name>;
  /** Those of them that begin so only once the visitor has entered another number, too. */
  onlyWith?: Remembered<Name>;
  /** What the fields take: a number of the visitor's outside doesn't get into them. */
  limits: Readonly<Record<Name, Limits>>;
}

/**
 * Returns what is in a calculator's fields: the example, what a link carries or else what the visitor entered before, and what was typed,
 * each over the one before. Where they are still the example's, the amounts in `followsPrice` keep their share of the price.
 */
export function useCalculatorInputs<Name extends string, C extends Choices = typeof NO_CHOICES>(
  example: Typed<Name>,
  {
    choices = NO_CHOICES as unknown as C,
    followsPrice = [],
    remembered = {} as Remembered<Name>,
    onlyWith = {} as Remembered<Name>,
    limits,
  }: InputOptions<NoInfer<Name>, C>,
): CalculatorInputs<Name, C> {
  const hash = useAddressHash();
  const numbers = useVisitorNumbers();
  const [changes, setChanges] = useState<Partial<Typed<Name>>>({});
  const [followed, setFollowed] = useState<Partial<Typed<Name>>>({});
  const [choiceChanges, setChoiceChanges] = useState<Partial<Chosen<C>>>({});
  const linked = readInputs(hash, example);
  const isLinked = Object.keys(linked).length > 0;
  // A link shows everybody the same: with some of the visitor's own numbers it would be neither.
  const start: Partial<Typed<Name>> & { price?: NumberInput } = isLinked
    ? linked
    : startFrom(numbers, { remembered, onlyWith, limits }, example);
  const typed = {
    ...example,
    ...exampleAtPrice(example, start.price, followsPrice),
    ...start,
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
    const own = withOwnShare(example, numbers.downShare);
    for (const shares of own === example ? [example] : [example, own]) {
      const before = exampleAtPrice(shares, priceBefore.current, followsPrice);
      // What somebody entered themselves stays as it is.
      const still = followsPrice.filter(
        (name) => !(name in changes) && !isOwnAmount(name) && typed[name] === before[name],
      );
      setFollowed((earlier) => ({ ...earlier, ...exampleAtPrice(shares, price, still) }));
    }
  };
  const isOwnAmount = (name: Name) => {
    const own = remembered[name];
    return own !== undefined && numbers[own] !== undefined && numbers[own] === typed[name];
  };
  const derive = (name: Name, value: NumberInput) => setChanges((before) => ({ ...before, [name]: value }));
  return {
    typed,
    change: (name, value) => {
      if (name === 'price') followPrice(value);
      derive(name, value);
      rememberInput(remembered, name, value);
    },
    derive,
    chosen,
    choose: (name, option) => setChoiceChanges((before) => ({ ...before, [name]: option })),
    hash: text,
    whose: {
      used: findUsed(numbers, remembered, typed),
      otherwise: text === '' ? 'sample' : isChanged ? 'entered' : 'link',
      onReset: () => {
        setChanges({});
        setFollowed({});
        setChoiceChanges({});
        priceBefore.current = undefined;
        clearAddressHash();
      },
    },
  };
}

/** Returns the example with the visitor's share of its price as the down payment. */
function withOwnShare<Name extends string>(example: Typed<Name>, downShare: number | undefined): Typed<Name> {
  const { price } = example as { price?: NumberInput };
  if (downShare === undefined || typeof price !== 'number' || !('down' in example)) return example;
  return { ...example, down: Math.round((price * downShare) / 100) };
}
