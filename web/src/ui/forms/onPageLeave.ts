/**
 * Calls `save` each time the page is left or hidden: a phone may drop a page in the background without a `pagehide` event. Returns a
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
