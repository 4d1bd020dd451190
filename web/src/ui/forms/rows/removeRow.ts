import { flushSync } from 'react-dom';

/**
 * Removes a row whose button has the focus, which would be lost with it: the focus goes to the next row's button, or to the button that
 * adds rows, which is the first input or button of the group then. The buttons carry `data-remove`.
 * @param index of the row, among `count`
 */
export function removeRow(group: HTMLElement | null, index: number, count: number, remove: () => void): void {
  flushSync(remove);
  const buttons = group?.querySelectorAll<HTMLElement>('[data-remove]');
  const next = buttons?.[Math.min(index, count - 2)] ?? group?.querySelector<HTMLElement>('input, button');
  next?.focus();
}
