/**
 * Calls `save` whenever the page is left or hidden, because a phone may discard a background page without a `pagehide` event. Returns a
 * function that stops it.
 */
export function onPageLeave(save: () => void): () => void {
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') save();
  };
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', saveWhenHidden);
  return () => {
    window.removeEventListener('pagehide', save);
    document.removeEventListener('visibilitychange', saveWhenHidden);
  };
}
