import { useEffect } from 'react';
import { areSingleKeysOn } from './shortcutPreference.ts';

const BUSY =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Does something when a letter is pressed alone: not while somebody types or a dialog or menu is open, and not where single keys are
 * turned off. `action`: undefined while there is nothing to do.
 */
export function useSingleKey(letter: string, action: (() => void) | undefined): void {
  useEffect(() => {
    if (!action) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return;
      if (key.toLowerCase() !== letter || !areSingleKeysOn()) return;
      if (target instanceof Element && target.closest(BUSY)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [letter, action]);
}
