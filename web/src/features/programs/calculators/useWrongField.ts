import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface WrongField {
  /** Of the calculator with its result. */
  frame: RefObject<HTMLDivElement | null>;
  /** The label of the first field to correct; undefined while all are right. */
  name: string | undefined;
  focus: () => void;
}

/**
 * Returns the first field to correct for a result to be there, and keeps the page as high as it was with the result, so that nothing jumps while somebody types.
 * `fields` are looked at again each time they change.
 */
export function useWrongField(isWrong: boolean, fields: ReactNode): WrongField {
  const frame = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [name, setName] = useState<string>();
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.style.minHeight = isWrong ? `${height.current}px` : '';
    if (!isWrong) height.current = frame.current.offsetHeight;
    setName(isWrong ? findWrong(frame.current)?.labels?.[0]?.textContent : undefined);
  }, [isWrong, fields]);
  return { frame, name, focus: () => focusField(findWrong(frame.current)) };
}

/** Opens the disclosure that a field is in: a closed one can't hold the focus. */
function focusField(field: HTMLInputElement | undefined) {
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  field?.focus();
}

/** A field within `[data-optional]` doesn't take the result away. */
function findWrong(frame: HTMLElement | null): HTMLInputElement | undefined {
  const wrong = frame?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? [];
  return [...wrong].find((input) => !input.closest('[data-optional]'));
}
