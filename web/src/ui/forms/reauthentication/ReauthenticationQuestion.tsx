import { type ComponentProps, useEffect } from 'react';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

/** Returns the focus to an element, or to a disabled button as soon as it's enabled. If the user has moved on, their focus stays. */
function returnFocus(element: HTMLElement): void {
  const observer = new MutationObserver(attempt);
  function attempt() {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    // Focus the element only if nothing outside its own dialog has the focus.
    if (document.activeElement?.contains(element)) element.focus();
  }
  observer.observe(element, { attributeFilter: ['disabled'] });
  attempt();
}

interface ReauthenticationQuestionProps extends ComponentProps<typeof ReauthenticateDialog> {
  /** The element that had the focus before; null for none. */
  opener: HTMLElement | null;
}

/** The dialog, which traps the focus while it's open and restores it after closing. */
export function ReauthenticationQuestion({ opener, ...props }: ReauthenticationQuestionProps) {
  useEffect(
    () => () => {
      if (opener) returnFocus(opener);
    },
    [opener],
  );
  return <ReauthenticateDialog {...props} />;
}
