/**
 * Remembers the last press on a button of a page that does not answer yet.
 * @returns ends that, and presses the button once more: to be called when the page answers.
 */
export function keepPress(): () => void {
  let pressed: HTMLButtonElement | undefined;
  const remember = ({ target }: Event) => {
    pressed = (target instanceof Element && target.closest('button')) || undefined;
  };
  document.addEventListener('click', remember, true);
  return () => {
    document.removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  };
}
