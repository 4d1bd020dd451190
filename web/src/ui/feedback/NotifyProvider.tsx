import { Alert, AlertTitle, Snackbar } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToastPlace } from './useToastPlace.ts';

/** What a toast says. */
export interface ToastMessage {
  title: string;
  text?: string;
  severity: 'success' | 'info' | 'error';
  /** An error that is raised on the way to another page, and is read there. */
  isForNextPage?: boolean;
}

type Notify = (message: ToastMessage) => void;

const NotifyContext = createContext<Notify | undefined>(undefined);
/** Tells that another page is open now. */
const PageChangeContext = createContext<() => void>(() => undefined);
const DismissContext = createContext<() => void>(() => undefined);

/** How long a toast is shown, unless somebody points at it. An error says also at its field what is wrong. */
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

function Toast({
  message: { title, text, severity },
  onClose,
}: {
  message: ToastMessage;
  onClose: () => void;
}) {
  return (
    <Snackbar
      ref={useToastPlace()}
      open
      autoHideDuration={SHOWN_MS[severity]}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ '&&': { bottom: 'auto', right: 'auto' } }}
    >
      <Alert
        severity={severity}
        variant="filled"
        onClose={onClose}
        role={severity === 'error' ? 'alert' : 'status'}
        sx={{ width: '100%' }}
      >
        <AlertTitle>{title}</AlertTitle>
        {text}
      </Alert>
    </Snackbar>
  );
}

/** Shows and says a message, also while a dialog is open. A newer one takes its place. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<ToastMessage & { key: number }>();
  const notify = useCallback<Notify>(
    (message) => setCurrent((shown) => ({ ...message, key: (shown?.key ?? 0) + 1 })),
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
          <Toast key={current.key} message={current} onClose={close} />
        </AboveDialogs>
      )}
    </NotifyContext>
  );
}

/** Errors belong to the page that they were raised on; what was done may still be read on the next. */
function afterPageChange<T extends ToastMessage>(shown: T | undefined): T | undefined {
  if (shown?.severity !== 'error') return shown;
  return shown.isForNextPage ? { ...shown, isForNextPage: false } : undefined;
}

/** Returns a function that says that another page is open now. */
export const usePageChange = () => useContext(PageChangeContext);

/** Returns a function that closes the toast, for a view that replaces the one it belongs to. */
export const useDismissToast = () => useContext(DismissContext);

/** @throws Error outside a NotifyProvider. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider');
  return notify;
}
