/** Attribute of a button that works before the rest of the page does. */
export const ANSWERS_ATTRIBUTE = 'data-answers';

/** Milliseconds after which nobody expects a click to do anything anymore. */
const PATIENCE = 10_000;

/** React gives elements this property when it hydrates them. Before that it ignores clicks there, even if other parts are hydrated. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((property) => property.startsWith('__reactProps'));

/**
 * Replays the last click on a button that isn't interactive yet, once it is.
 * @returns a function that replays the click in a part of the page that works before React hydrates it
 */
export function replayEarlyClick(): (part: Element) => void {
  let pressed: HTMLElement | undefined;
  let isReplaying = false;
  const clickAgain = (button: HTMLElement) => {
    pressed = undefined;
    isReplaying = true;
    button.click();
    isReplaying = false;
  };
  const wait = (button: HTMLElement, until: number) => {
    // Something else was clicked since, or the part took too long.
    if (pressed !== button || performance.now() > until) return;
    if (isHydrated(button)) clickAgain(button);
    else requestAnimationFrame(() => wait(button, until));
  };
  document.addEventListener(
    'click',
    (event) => {
      if (isReplaying) return;
      const button = (event.target as Element).closest('button');
      const isIgnored = button && !button.hasAttribute(ANSWERS_ATTRIBUTE) && !isHydrated(button);
      pressed = isIgnored ? button : undefined;
      if (!isIgnored) return;
      // React may hydrate the button because of this very click, and would run its handler as well.
      event.stopPropagation();
      wait(button, performance.now() + PATIENCE);
    },
    true,
  );
  return (part) => {
    if (pressed && part.contains(pressed)) clickAgain(pressed);
  };
}
