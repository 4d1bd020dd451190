import { useState } from 'react';
import { useAddressHash, useWrittenHash } from '../../../../lib/useAddressHash.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';
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

/** Returns what is in a calculator's fields: the example, what a link carries, and what was typed, each over the one before. */
export function useCalculatorInputs<Name extends string, C extends Choices = typeof NO_CHOICES>(
  example: Typed<Name>,
  choices: C = NO_CHOICES as unknown as C,
): CalculatorInputs<Name, C> {
  const hash = useAddressHash();
  const [changes, setChanges] = useState<Partial<Typed<Name>>>({});
  const [choiceChanges, setChoiceChanges] = useState<Partial<Chosen<C>>>({});
  const typed = { ...example, ...readInputs(hash, example), ...changes };
  const chosen = { ...readChoices(hash, choices), ...choiceChanges };
  const text = writeInputs(typed, example, choicesToWrite(chosen, choices));
  const isChanged = Object.keys(changes).length + Object.keys(choiceChanges).length > 0;
  useWrittenHash(isChanged ? text : undefined);
  return {
    typed,
    change: (name, value) => setChanges((before) => ({ ...before, [name]: value })),
    chosen,
    choose: (name, option) => setChoiceChanges((before) => ({ ...before, [name]: option })),
    hash: text,
  };
}
