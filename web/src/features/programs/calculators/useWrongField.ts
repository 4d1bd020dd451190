import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface WrongField {
  /** Ref to the calculator with its result. */
  frame: RefObject<HTMLDivElement | null>;
  /** The label of the first field to correct; undefined while all are valid. */
  name: string | undefined;
  focus: () => void;
}

/**
 * Returns the first field that has to be corrected before there's a result. Keeps the page as high as it was with the result, so nothing
 * jumps while the visitor types. Checks again whenever `fields` changes.
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

/** Opens the disclosure that contains the field, because a field in a closed one can't get focus. */
function focusField(field: HTMLInputElement | undefined) {
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  field?.focus();
}

/** A field within `[data-optional]` doesn't hide the result. */
function findWrong(frame: HTMLElement | null): HTMLInputElement | undefined {
  const wrong = frame?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? [];
  return [...wrong].find((input) => !input.closest('[data-optional]'));
}
