import { flushSync } from 'react-dom';

const CONTROLS = 'input:enabled, textarea:enabled, select:enabled, button:enabled';

/**
 * Makes a choice whose button goes away with it. The focus, which would be lost, goes to what comes first in the form then:
 * the next choice, or the first field.
 */
export function chooseAndFocus(button: HTMLElement, choose: () => void): void {
  const form = button.closest('form');
  flushSync(choose);
  if (!button.isConnected) form?.querySelector<HTMLElement>(CONTROLS)?.focus();
}
