import { LINKED_NUMBERS_ATTRIBUTE } from './linkedNumbersAttribute.ts';

/** Links that carry the calculator's numbers to another page, until those are the link's. */
const HELD = `[${LINKED_NUMBERS_ATTRIBUTE}] :is(.calculator, .calculator-tabs) a`;

let pressed: HTMLAnchorElement | undefined;

function hold(event: MouseEvent): void {
  const { target } = event;
  // A click that opens another tab stays the browser's.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(HELD) : undefined;
  if (!link) return;
  event.preventDefault();
  pressed = link;
}

/** Holds back clicks on links that would carry the example's numbers. */
export function holdLinkedNumbers(): void {
  document.addEventListener('click', hold, true);
}

/** Shows the link's numbers and repeats the last click that was held back, now that the calculator has them. */
export function releaseLinkedNumbers(): void {
  document.documentElement.removeAttribute(LINKED_NUMBERS_ATTRIBUTE);
  document.removeEventListener('click', hold, true);
  const again = pressed;
  pressed = undefined;
  if (again?.isConnected) again.click();
}
