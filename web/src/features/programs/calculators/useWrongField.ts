import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface WrongField {
  /** Of the calculator with its result. */
  frame: RefObject<HTMLDivElement | null>;
  /** The label of the first field to correct; undefined while all are right. */
  name: string | undefined;
  focus: () => void;
}

/**
 * Returns the first field to correct but for an optional one, which doesn't take the result away, and keeps the page as high as it was with the result, so that nothing jumps while somebody types.
 * `fields` are looked at again each time they change.
 */
export function useWrongField(isWrong: boolean, fields: ReactNode, optionalId?: string): WrongField {
  const frame = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const [name, setName] = useState<string>();
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.style.minHeight = isWrong ? `${height.current}px` : '';
    if (!isWrong) height.current = frame.current.offsetHeight;
    setName(isWrong ? findWrong(frame.current, optionalId)?.labels?.[0]?.textContent : undefined);
  }, [isWrong, fields, optionalId]);
  return { frame, name, focus: () => findWrong(frame.current, optionalId)?.focus() };
}

const findWrong = (frame: HTMLElement | null, optionalId: string | undefined) =>
  [...(frame?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? [])].find(
    ({ id }) => id !== optionalId,
  );
