import { useEffect, useEffectEvent } from 'react';

/** A dialog that belongs to the same action opens within this time, in milliseconds. */
const SAME_ACTION_MS = 500;

/** Calls `onOpen` for every dialog, sheet or menu that opens over the page after this component was there. */
export function useLaterModal(onOpen: (modal: Element) => void): void {
  const report = useEffectEvent(onOpen);
  useEffect(() => {
    const findModals = () => document.querySelectorAll('.MuiModal-root');
    const known = new Set(findModals());
    const start = Date.now();
    // Modals are children of the body.
    const observer = new MutationObserver(() => {
      for (const modal of findModals()) {
        if (known.has(modal)) continue;
        known.add(modal);
        if (Date.now() - start > SAME_ACTION_MS) report(modal);
      }
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
}
