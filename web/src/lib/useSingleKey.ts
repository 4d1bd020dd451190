import { useEffect } from 'react';
import { areSingleKeysOn } from './shortcutPreference.ts';

const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]';

/**
 * Runs an action when a letter is pressed without modifiers: not while someone is typing or a dialog or menu is open, and not if single-key
 * shortcuts are off. `action`: undefined while there is nothing to do. `isInDialog`: the shortcut belongs to the open dialog.
 */
export function useSingleKey(
  letter: string,
  action: (() => void) | undefined,
  { isInDialog = false } = {},
): void {
  useEffect(() => {
    if (!action) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
      if (repeat || event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return;
      if (key.toLowerCase() !== letter || !areSingleKeysOn()) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const open = document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length;
      if (open > (isInDialog ? 1 : 0) || document.querySelector('[role="menu"]')) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letter, action, isInDialog]);
}
