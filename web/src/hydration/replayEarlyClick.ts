/** Attribute of a button that works before the rest of the page does. */
export const ANSWERS_ATTRIBUTE = 'data-answers';

/**
 * Records the last click on a button of a page that isn't interactive yet.
 * @returns a function that replays the click. Call it with an element when that part of the page is interactive, and without one when
 * all of it is, which stops the recording.
 */
export function replayEarlyClick(): (part?: Element) => void {
  let pressed: HTMLButtonElement | undefined;
  const remember = ({ target }: Event) => {
    const button = (target instanceof Element && target.closest('button')) || undefined;
    pressed = button?.hasAttribute(ANSWERS_ATTRIBUTE) ? undefined : button;
  };
  document.addEventListener('click', remember, true);
  return (part) => {
    if (part && !(pressed && part.contains(pressed))) return;
    if (!part) document.removeEventListener('click', remember, true);
    const again = pressed;
    pressed = undefined;
    if (again?.isConnected) again.click();
  };
}
