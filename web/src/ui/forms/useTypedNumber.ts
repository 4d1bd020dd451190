import { type NumberNotation, readTypedNumber } from '@brokerage/domain/number/typedNumber';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { caretAfter, regroup, writeNumber } from './numberText.ts';

/** A number; the typed text while it isn't an unambiguous number; `undefined` for an empty field. */
export type NumberInput = number | string | undefined;

interface UseTypedNumber {
  value: NumberInput;
  onChange: (value: NumberInput) => void;
  notation: NumberNotation;
  /** Step of the arrow keys; without it they do nothing. */
  step?: number | undefined;
}

/** Longer text isn't a number that anyone would type. */
const LONGEST = 100;

/** Caret position to set after the field has re-rendered. */
interface TypedNumber {
  text: string;
  caret?: { input: HTMLInputElement; at: number };
}

/**
 * Manages a number typed as text: grouped while typing, and never changed to another number. Returns the input's props, and the error for
 * an unclear number after blur.
 */
export function useTypedNumber({ value, onChange, notation, step }: UseTypedNumber) {
  const [typed, setTyped] = useState<TypedNumber>({ text: '' });
  const [isJudged, setJudged] = useState(typeof value === 'string');
  const readAs = (text: string): NumberInput => {
    const read = readTypedNumber(text, notation);
    return read.kind === 'number' ? read.value : read.kind === 'empty' ? undefined : text;
  };
  const text = readAs(typed.text) === value ? typed.text : writeNumber(value, notation);
  const read = readTypedNumber(text, notation);

  useLayoutEffect(() => {
    const { caret } = typed;
    if (caret && caret.input === document.activeElement) caret.input.setSelectionRange(caret.at, caret.at);
  }, [typed]);

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const next = regroup(text, target.value, notation);
    const at = caretAfter(next, target.value, target.selectionStart ?? target.value.length);
    const input = target as HTMLInputElement;
    setTyped(next === target.value ? { text: next } : { text: next, caret: { input, at } });
    if (readTypedNumber(next, notation).kind !== 'unclear') setJudged(false);
    onChange(readAs(next));
  };
  const stepBy = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || !step || read.kind === 'unclear') return;
    event.preventDefault();
    const from = read.kind === 'number' ? read.value : 0;
    onChange(Number(Math.max(0, from + direction * step).toFixed(notation.decimals)));
  };
  return {
    unclear: isJudged && read.kind === 'unclear' ? read.message : undefined,
    inputMode: notation.decimals > 0 ? ('decimal' as const) : ('numeric' as const),
    maxLength: LONGEST,
    field: {
      value: text,
      onChange: change,
      onKeyDown: stepBy,
      // Most users want to replace the number; typing between its digits would create a different one.
      onFocusCapture: ({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) target.select();
      },
      onPasteCapture: () => setJudged(true),
      onBlurCapture: () => {
        setJudged(true);
        setTyped({ text: writeNumber(value, notation) });
      },
      autoComplete: 'off',
    },
  };
}
