/** Keys that would act on the page behind the palette, such as activating a button. */
const KEPT_FROM_PAGE = new Set(['Enter', 'Tab']);

/**
 * Buffers what is typed from now on, and keeps it from the page, where single letters are shortcuts.
 * @returns a function that stops buffering and returns the typed text
 */
export function bufferKeystrokes(onEscape: () => void): () => string {
  let typed: string[] = [];
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, isComposing, ctrlKey, metaKey, altKey } = event;
    if (isComposing || ctrlKey || metaKey || altKey) return;
    const isCharacter = [...key].length === 1;
    if (!isCharacter && key !== 'Backspace' && key !== 'Escape' && !KEPT_FROM_PAGE.has(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isCharacter) typed.push(key);
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key === 'Escape') onEscape();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    return typed.join('');
  };
}
