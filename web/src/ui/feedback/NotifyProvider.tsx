import { Alert, AlertTitle, Snackbar } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface Notice {
  title: string;
  text?: string;
  severity: 'success' | 'info' | 'error';
  /** An error that is raised on the way to another page, and is read there. */
  isForNextPage?: boolean;
}

type Notify = (notice: Notice) => void;

const NotifyContext = createContext<Notify | undefined>(undefined);
/** Tells that another page is open now. */
const PageChangeContext = createContext<() => void>(() => undefined);
const DismissContext = createContext<() => void>(() => undefined);

/** How long a notice is shown, unless somebody points at it. An error says also at its field what is wrong. */
const SHOWN_MS = { success: 6000, info: 6000, error: 10_000 } as const;

/**
 * A place of its own at the end of the body that screen readers hear also while a dialog is open: dialogs hide all the
 * rest of the body from them by aria-hidden. For what is shown after the first drawing alone: no server has a body.
 */
function AboveDialogs({ children }: { children: ReactNode }) {
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

/**
 * Shows and says a notice, also while a dialog is open: at the head of the window, where neither dialogs and forms have their
 * buttons nor a phone its keyboard. A newer one takes its place.
 */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<Notice & { key: number }>();
  const notify = useCallback<Notify>(
    (notice) => setCurrent((shown) => ({ ...notice, key: (shown?.key ?? 0) + 1 })),
    [],
  );
  const changePage = useCallback(() => setCurrent(afterPageChange), []);
  const close = useCallback(() => setCurrent(undefined), []);
  return (
    <NotifyContext value={notify}>
      <DismissContext value={close}>
        <PageChangeContext value={changePage}>{children}</PageChangeContext>
      </DismissContext>
      {current && (
        <AboveDialogs>
          <Snackbar
            key={current.key}
            open
            autoHideDuration={SHOWN_MS[current.severity]}
            onClose={(_event, reason) => reason !== 'clickaway' && close()}
            anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
          >
            <Alert
              severity={current.severity}
              variant="filled"
              onClose={close}
              role={current.severity === 'error' ? 'alert' : 'status'}
            >
              <AlertTitle>{current.title}</AlertTitle>
              {current.text}
            </Alert>
          </Snackbar>
        </AboveDialogs>
      )}
    </NotifyContext>
  );
}

/** Errors belong to the page that they were raised on; what was done may still be read on the next. */
function afterPageChange<T extends Notice>(shown: T | undefined): T | undefined {
  if (shown?.severity !== 'error') return shown;
  return shown.isForNextPage ? { ...shown, isForNextPage: false } : undefined;
}

/** Returns a function that says that another page is open now. */
export const usePageChange = () => useContext(PageChangeContext);

/** Returns a function that closes the notice, for a view that replaces the one it belongs to. */
export const useDismissNotice = () => useContext(DismissContext);

/** @throws Error outside a NotifyProvider. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider');
  return notify;
}
