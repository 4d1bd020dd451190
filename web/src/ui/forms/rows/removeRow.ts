import { flushSync } from 'react-dom';

/**
 * Removes a row and moves the focus from its button, which disappears, to the next row's button, or to the button that adds
 * rows (then the first input or button of the group). The buttons have `data-remove`.
 * @param index of the row, among `count`
 */
export function removeRow(group: HTMLElement | null, index: number, count: number, remove: () => void): void {
  flushSync(remove);
  const buttons = group?.querySelectorAll<HTMLElement>('[data-remove]');
  const next = buttons?.[Math.min(index, count - 2)] ?? group?.querySelector<HTMLElement>('input, button');
  next?.focus();
}
