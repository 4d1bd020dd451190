/** Attribute of the root element while a calculator's static page still has the example's numbers, but its link has others. */
export const LINKED_NUMBERS_ATTRIBUTE = 'data-linked-numbers';

/** Links that carry the calculator's numbers to another page. */
const CARRIES_NUMBERS = '.calculator a, .calculator-tabs a';

let pressed: HTMLAnchorElement | undefined;

function hold(event: Event): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(CARRIES_NUMBERS) : undefined;
  if (!link) return;
  event.preventDefault();
  pressed = link;
}

/**
 * Hides the example's numbers until the calculator has the link's, which the static page can't know, and holds back clicks on links that
 * carry them.
 */
export function holdLinkedNumbers(): void {
  if (!window.location.hash.includes('=') || !document.querySelector('.calculator')) return;
  document.documentElement.setAttribute(LINKED_NUMBERS_ATTRIBUTE, '');
  document.addEventListener('click', hold, true);
}

/** Shows the numbers: the example's, if the calculator's script failed. */
export function dropLinkedNumbers(): void {
  document.documentElement.removeAttribute(LINKED_NUMBERS_ATTRIBUTE);
  document.removeEventListener('click', hold, true);
  pressed = undefined;
}

/** Shows the link's numbers and repeats the last click that was held back, now that the calculator has them. */
export function releaseLinkedNumbers(): void {
  const again = pressed;
  dropLinkedNumbers();
  if (again?.isConnected) again.click();
}
