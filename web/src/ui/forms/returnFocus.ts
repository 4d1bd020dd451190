/** Whether nothing that somebody chose meanwhile has the focus: at most what is around the element, such as its own dialog. */
const isFocusFree = (element: HTMLElement): boolean => document.activeElement?.contains(element) ?? true;

/**
 * Gives the focus back to an element, also to a button that waits for an answer and can't take it yet: as soon as it can. Somebody who
 * has moved on keeps the focus where it is.
 */
export function returnFocus(element: HTMLElement): void {
  const observer = new MutationObserver(attempt);
  function attempt() {
    if (element.isConnected && element.matches(':disabled') && isFocusFree(element)) return;
    observer.disconnect();
    if (element.isConnected && isFocusFree(element)) element.focus();
  }
  observer.observe(element, { attributeFilter: ['disabled'] });
  attempt();
}
