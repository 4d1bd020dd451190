import { type RefObject, useLayoutEffect, useRef } from 'react';

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]';

function findControlBefore(button: HTMLElement): HTMLElement | undefined {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls[controls.indexOf(button) - 1];
}

/**
 * Keeps the focus nearby when `box` disappears together with the clicked button: it moves to the control before that button, from which Tab
 * leads to the replacement. Call `remember` with the button on click.
 */
export function useFocusBefore(): {
  box: RefObject<HTMLDivElement | null>;
  remember: (button: HTMLElement) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    };
  }, []);
  return {
    box,
    remember: (button) => {
      before.current = findControlBefore(button);
    },
  };
}
