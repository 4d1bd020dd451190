import { flushSync } from 'react-dom';

const CONTROLS = 'input:enabled, textarea:enabled, select:enabled, button:enabled';

/**
 * Makes a choice whose button disappears with it. The focus, which would be lost, goes to the first control of the form after that: the
 * next choice, or the first field.
 */
export function chooseAndFocus(button: HTMLElement, choose: () => void): void {
  const form = button.closest('form');
  flushSync(choose);
  if (!button.isConnected) form?.querySelector<HTMLElement>(CONTROLS)?.focus();
}
