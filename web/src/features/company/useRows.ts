import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Adds and removes rows in a list of inputs. Focuses the new row, or the row that replaces the removed one. */
export function useRows<T>(rows: readonly T[], onChange: (rows: T[]) => void, empty: T) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusRow = (index: number) =>
    list.current
      ?.querySelectorAll('li')
      [index]?.querySelector<HTMLElement>('input, textarea:not([aria-hidden])')
      ?.focus();
  const add = () => {
    flushSync(() => onChange([...rows, empty]));
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    flushSync(() => onChange(rows.filter((_, other) => other !== index)));
    if (rows.length === 1) addButton.current?.focus();
    else focusRow(Math.min(index, rows.length - 2));
  };
  return { list, addButton, add, remove };
}
