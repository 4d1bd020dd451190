import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Keys that a control in the row needs for itself. */
const KEEPS_KEYS = 'input, select, textarea, [contenteditable="true"], [role="combobox"], [role="menu"]';

/**
 * Moves the focus between rows (`tr[data-row]`) with the arrow keys, Home and End. Calls `onEnter` with the row's id on Enter, and
 * `onSpace` on Space. Links and buttons in a row stay reachable with Tab and keep their own keys.
 */
export function moveRowFocus(
  event: KeyboardEvent<HTMLElement>,
  onEnter: ((rowId: string) => void) | undefined,
  onSpace?: (rowId: string) => void,
): void {
  const { target, currentTarget, key } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // In React, events of an open menu bubble to the row, although the menu is elsewhere in the DOM.
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.closest(KEEPS_KEYS))
    return;
  const row = target.closest<HTMLElement>('tr[data-row]');
  if (!row) return;
  const onKey = key === 'Enter' ? onEnter : key === ' ' ? onSpace : undefined;
  if (target === row && onKey) {
    event.preventDefault();
    onKey(row.getAttribute('data-row') ?? '');
    return;
  }
  const step = STEPS[key];
  if (!step) return;
  event.preventDefault();
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tr[data-row]')];
  rows[step(rows.indexOf(row), rows.length - 1)]?.focus();
}
