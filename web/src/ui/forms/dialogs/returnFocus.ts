/**
 * Gives the focus back to an element, also to a button that waits for an answer and can't take it yet: as soon as it can. Somebody who
 * has moved on keeps the focus where it is.
 */
export function returnFocus(element: HTMLElement): void {
  const observer = new MutationObserver(attempt);
  function attempt() {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    // At most what is around it, such as its own dialog, has the focus.
    if (document.activeElement?.contains(element)) element.focus();
  }
  observer.observe(element, { attributeFilter: ['disabled'] });
  attempt();
}
