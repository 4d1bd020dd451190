import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FirstInvalidField {
  /** Attach to the element that contains the calculator and its result. */
  frame: RefObject<HTMLDivElement | null>;
  /** The label of the first invalid field; undefined if all are valid. */
  name: string | undefined;
  focus: () => void;
}

/**
 * Returns the first field to correct, and keeps the page's height while the result is hidden, so that nothing jumps while someone is
 * typing. Checks again whenever `fields` changes.
 */
export function useFirstInvalidField(isInvalid: boolean, fields: ReactNode): FirstInvalidField {
  const frame = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [name, setName] = useState<string>();
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.style.minHeight = isInvalid ? `${height.current}px` : '';
    if (!isInvalid) height.current = frame.current.offsetHeight;
    setName(isInvalid ? findInvalid(frame.current)?.labels?.[0]?.textContent : undefined);
  }, [isInvalid, fields]);
  return { frame, name, focus: () => focusField(findInvalid(frame.current)) };
}

/** Opens the disclosure around a field before focusing it: fields in a closed one can't be focused. */
function focusField(field: HTMLInputElement | undefined) {
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  field?.focus();
}

/** Finds the first invalid field. Ignores fields in `[data-optional]`, which don't remove the result. */
function findInvalid(frame: HTMLElement | null): HTMLInputElement | undefined {
  const invalid = frame?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? [];
  return [...invalid].find((input) => !input.closest('[data-optional]'));
}
