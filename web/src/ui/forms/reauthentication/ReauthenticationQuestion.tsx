import { type ComponentProps, useEffect } from 'react';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

/**
 * Gives the focus back to an element, also to a button that waits for an answer and can't take it yet: as soon as it can. Somebody who
 * has moved on keeps the focus where it is.
 */
function returnFocus(element: HTMLElement): void {
  const observer = new MutationObserver(attempt);
  function attempt() {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    // Focus the element only if nothing outside of its own dialog has the focus.
    if (document.activeElement?.contains(element)) element.focus();
  }
  observer.observe(element, { attributeFilter: ['disabled'] });
  attempt();
}

interface ReauthenticationQuestionProps extends ComponentProps<typeof ReauthenticateDialog> {
  /** What had the focus before; null for nothing. */
  opener: HTMLElement | null;
}

/** The dialog, which gives the focus back once it is gone: it keeps the focus for as long as it is there. */
export function ReauthenticationQuestion({ opener, ...props }: ReauthenticationQuestionProps) {
  useEffect(
    () => () => {
      if (opener) returnFocus(opener);
    },
    [opener],
  );
  return <ReauthenticateDialog {...props} />;
}
