import { useEffect } from 'react';
import { isQuestionMarkOn } from './shortcutPreference.ts';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const MODAL = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether keys belong to what has the focus or lies on top: a field, a dialog, a menu. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(EDITABLE) !== null) || document.querySelector(MODAL) !== null;

/** Calls `onPalette` for Ctrl-K or ⌘K, and `onShortcuts` for `?` unless it is turned off; never inside fields and dialogs. */
export function useShortcutKeys({
  onPalette,
  onShortcuts,
}: {
  onPalette: () => void;
  onShortcuts: () => void;
}): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || event.isComposing || altKey) return;
      const isPalette = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
      const isShortcuts = key === '?' && !ctrlKey && !metaKey && isQuestionMarkOn();
      if (!(isPalette || isShortcuts) || isTaken(event)) return;
      event.preventDefault();
      if (isPalette) onPalette();
      else onShortcuts();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onPalette, onShortcuts]);
}
