import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A place of its own at the end of the body that screen readers hear also while a dialog is open: dialogs hide all the
 * rest of the body from them by aria-hidden. For what is shown after the first drawing alone: no server has a body.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(place);
    // Each dialog that opens or closes hides its surroundings anew.
    const observer = new MutationObserver(() => {
      if (place.hasAttribute('aria-hidden')) place.removeAttribute('aria-hidden');
    });
    observer.observe(place, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return createPortal(children, place);
}
