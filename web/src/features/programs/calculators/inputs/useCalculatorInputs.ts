import { useEffect, useRef, useState } from 'react';
import { releaseLinkedNumbers } from '../../../../hydration/holdLinkedNumbers.ts';
import { clearAddressHash, useAddressHash, useWrittenHash } from '../../../../lib/useAddressHash.ts';
import { useVisitorNumbers } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { VisitorNumbersLineProps } from '../../../../ui/forms/VisitorNumbersLine.tsx';
import type { Limits, TypedValues } from './calculatorInput.ts';
import { exampleAtPrice } from './exampleAtPrice.ts';
import {
  type Choices,
  type ChosenOptions,
  choicesToWrite,
  readChoices,
  readInputs,
  writeInputs,
} from './inputsInAddress.ts';
import { findUsed, type Remembered, rememberInput, startFrom } from './rememberedInputs.ts';

interface CalculatorInputs<Name extends string, C extends Choices> {
  typed: TypedValues<Name>;
  /** Sets a value that the visitor typed. */
  change: (name: Name, value: NumberInput) => void;
  /** Sets a value that follows from another input. It isn't saved as the visitor's own number. */
  derive: (name: Name, value: NumberInput) => void;
  chosen: ChosenOptions<C>;
  choose: <Choice extends keyof C>(name: Choice, option: C[Choice][number]) => void;
  /** All inputs as a URL fragment; empty for the example. */
  hash: string;
  /** Says whose numbers these are and lets the visitor return to the example. */
  numbersLine: VisitorNumbersLineProps;
}

/** The choices of a calculator that has none. */
export type NoChoices = Record<never, never>;

export interface InputOptions<Name extends string, C extends Choices> {
  choices?: C;
  /** Example amounts that keep their share of the price until the visitor enters them. */
  followsPrice?: readonly Name[];
  /** Fields prefilled with numbers that the visitor entered on another page. */
  remembered?: Remembered<Name>;
  /** Remembered fields that are prefilled only if the visitor has entered another number too. */
  onlyWith?: Remembered<Name>;
  /** The range of each field. A remembered number outside it is not prefilled. */
  limits: Readonly<Record<Name, Limits>>;
}

/**
 * Returns a calculator's field values. Typed values override a link's values or the visitor's saved numbers, which override the example.
 * While they come from the example, amounts in `followsPrice` keep their share of the price.
 */
export function useCalculatorInputs<Name extends string, C extends Choices = NoChoices>(
  example: TypedValues<Name>,
  {
    // Left out only if there are none.
    choices = {} as C,
    followsPrice = [],
    remembered = {},
    onlyWith = {},
    limits,
  }: InputOptions<NoInfer<Name>, C>,
): CalculatorInputs<Name, C> {
  const hash = useAddressHash();
  const numbers = useVisitorNumbers();
  const [changes, setChanges] = useState<Partial<TypedValues<Name>>>({});
  const [followed, setFollowed] = useState<Partial<TypedValues<Name>>>({});
  const [choiceChanges, setChoiceChanges] = useState<Partial<ChosenOptions<C>>>({});
  const linked = readInputs(hash, example);
  const isLinked = Object.keys(linked).length > 0;
  // A link shows everyone the same numbers. Mixing in some of the visitor's own would match neither.
  const start: Partial<TypedValues<Name>> & { price?: NumberInput } = isLinked
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
  // The first render repeats the static page, without the fragment.
  useEffect(() => {
    if (hash === window.location.hash) releaseLinkedNumbers();
  }, [hash]);
  /** The last valid price, kept while another is being typed. */
  const priceBefore = useRef<NumberInput>(undefined);
  const followPrice = (price: NumberInput) => {
    const { price: current } = typed as { price?: NumberInput };
    if (typeof current === 'number') priceBefore.current = current;
    const own = withOwnShare(example, numbers.downShare);
    for (const shares of own === example ? [example] : [example, own]) {
      const before = exampleAtPrice(shares, priceBefore.current, followsPrice);
      // Keep what the visitor entered.
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
    numbersLine: {
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

/** Returns the example with the visitor's down payment share applied to its price. */
function withOwnShare<Name extends string>(
  example: TypedValues<Name>,
  downShare: number | undefined,
): TypedValues<Name> {
  const { price } = example as { price?: NumberInput };
  if (downShare === undefined || typeof price !== 'number' || !('down' in example)) return example;
  return { ...example, down: Math.round((price * downShare) / 100) };
}
