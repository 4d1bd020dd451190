import { flushSync } from 'react-dom';

const CONTROLS = 'input:enabled, textarea:enabled, select:enabled, button:enabled';

/** Makes a choice whose button then disappears. Focus moves to the next control of the form: the next choice, or the first field. */
export function chooseAndFocus(button: HTMLElement, choose: () => void): void {
  const form = button.closest('form');
  flushSync(choose);
  if (!button.isConnected) form?.querySelector<HTMLElement>(CONTROLS)?.focus();
}
