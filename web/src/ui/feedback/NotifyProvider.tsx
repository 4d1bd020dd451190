import { Alert, AlertTitle, Snackbar } from '@mui/material';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type Area, toastTop } from './toastPlace.ts';
import { useLaterModal } from './useLaterModal.ts';

/** The content of a toast. */
export interface ToastMessage {
  title: string;
  text?: string;
  severity: 'success' | 'info' | 'error';
  /** An error raised while navigating to another page, to be shown there. */
  isForNextPage?: boolean;
  /** Wrong as soon as the connection is back. */
  isAboutConnection?: boolean;
}

type Notify = (message: ToastMessage) => void;

const NotifyContext = createContext<Notify | undefined>(undefined);
/** Called when another page opens. */
const PageChangeContext = createContext<() => void>(() => undefined);
const DismissContext = createContext<() => void>(() => undefined);
const DismissDoneContext = createContext<() => void>(() => undefined);

/** How long a toast is shown, unless the pointer is over it. An error is also shown at its field. */
const SHOWN_MS = { success: 6000, info: 6000, error: 10_000 } as const;

/**
 * A container at the end of the body that screen readers can read while a dialog is open: dialogs set aria-hidden on the rest of the body.
 * Only for content shown after the first render, because the server has no body.
 */
function AboveDialogs({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(place);
    // Every dialog that opens or closes sets aria-hidden on its surroundings again.
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

/** Elements a toast may not cover, such as headings, errors and bars; they opt in with `data-footer-bar` or `data-keep-clear`. */
const KEEP_CLEAR = 'h1, [data-footer-bar], [data-keep-clear], .MuiDialogActions-root, .MuiAlert-colorError';
const CONTROLS = 'a, button, input, select, textarea';
const MARGIN = { phone: 16, window: 24 };
const WIDTH = 440;
/** Minimum width next to a dialog. */
const MIN_WIDTH = 280;

const isInSight = ({ left, right, top, bottom }: Area) =>
  right > left && bottom > top && bottom > 0 && top < window.innerHeight;

/**
 * Places a toast at the lower left of the content, next to a dialog if there's room, clear of the heading, of bars and of the control that
 * was just used.
 */
function place(toast: HTMLElement) {
  const width = document.documentElement.clientWidth;
  const margin = width < 600 ? MARGIN.phone : MARGIN.window;
  // To the right of the portal's sidebar, even while a dialog is open.
  const start = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  const dialog = document.querySelector('.MuiDialog-paper')?.getBoundingClientRect();
  const left = Math.max(start, 0) + margin;
  const isBeside = dialog !== undefined && dialog.left > left + MIN_WIDTH + margin;
  const right = Math.min(left + WIDTH, (isBeside ? dialog.left : width) - margin);
  toast.style.left = `${left}px`;
  toast.style.width = `${right - left}px`;
  const { activeElement } = document;
  const elements = [...document.querySelectorAll(KEEP_CLEAR)].filter((element) => !toast.contains(element));
  if (activeElement?.matches(CONTROLS)) elements.push(activeElement);
  const keepClear = elements.map((element) => element.getBoundingClientRect()).filter(isInSight);
  const { height } = window.visualViewport ?? { height: window.innerHeight };
  toast.style.top = `${toastTop({ height, left, right, toastHeight: toast.offsetHeight, keepClear })}px`;
}

/** Returns a ref that positions a toast when it appears and when the window is resized. */
function useToastPlace(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toast = ref.current;
    if (!toast || !('ResizeObserver' in window)) return;
    const move = () => place(toast);
    // Fires first once the toast is in the DOM and has a height.
    const observer = new ResizeObserver(move);
    observer.observe(toast);
    // A message that appears later must stay readable, too.
    const changes = new MutationObserver(move);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', move);
    window.visualViewport?.addEventListener('resize', move);
    return () => {
      observer.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', move);
      window.visualViewport?.removeEventListener('resize', move);
    };
  }, []);
  return ref;
}

/** Above the page's bars, below sheets, dialogs and menus. */
const BELOW_MODALS = 1150;

function Toast({
  message: { title, text, severity, isAboutConnection = false },
  onClose,
}: {
  message: ToastMessage;
  onClose: () => void;
}) {
  useEffect(() => {
    if (!isAboutConnection) return;
    window.addEventListener('online', onClose);
    return () => window.removeEventListener('online', onClose);
  }, [isAboutConnection, onClose]);
  const [isBelow, setBelow] = useState(false);
  // Below later modals, it would also be below the one that it appeared in.
  const [isInModal] = useState(() => document.querySelector('.MuiModal-root') !== null);
  useLaterModal((modal) => {
    if (severity !== 'error' && modal.matches('.MuiMenu-root')) onClose();
    else setBelow(!isInModal);
  });
  return (
    <Snackbar
      ref={useToastPlace()}
      open
      autoHideDuration={SHOWN_MS[severity]}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ '&&': { bottom: 'auto', right: 'auto' }, ...(isBelow && { zIndex: BELOW_MODALS }) }}
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

/** Shows and announces a message, even while a dialog is open. A newer one replaces it. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<ToastMessage & { key: number }>();
  const notify = useCallback<Notify>(
    (message) => setCurrent((shown) => ({ ...message, key: (shown?.key ?? 0) + 1 })),
    [],
  );
  const changePage = useCallback(() => setCurrent(afterPageChange), []);
  const close = useCallback(() => setCurrent(undefined), []);
  const closeDone = useCallback(
    () => setCurrent((shown) => (shown?.severity === 'error' ? shown : undefined)),
    [],
  );
  return (
    <NotifyContext value={notify}>
      <DismissContext value={close}>
        <DismissDoneContext value={closeDone}>
          <PageChangeContext value={changePage}>{children}</PageChangeContext>
        </DismissDoneContext>
      </DismissContext>
      {current && (
        <AboveDialogs>
          <Toast key={current.key} message={current} onClose={close} />
        </AboveDialogs>
      )}
    </NotifyContext>
  );
}

/** Errors belong to the page that raised them; a confirmation may stay for the next page. */
function afterPageChange<T extends ToastMessage>(shown: T | undefined): T | undefined {
  if (shown?.severity !== 'error') return shown;
  return shown.isForNextPage ? { ...shown, isForNextPage: false } : undefined;
}

/** Returns a function to call when another page opens. */
export const usePageChange = () => useContext(PageChangeContext);

/** Returns a function that closes the toast, for a view that replaces the one it belongs to. */
export const useDismissToast = () => useContext(DismissContext);

/** Closes the confirmation of the last save when there are changes again, so that it never covers Save. */
export function useDismissOnChange(isChanged: boolean): void {
  const dismiss = useContext(DismissDoneContext);
  useEffect(() => {
    if (isChanged) dismiss();
  }, [isChanged, dismiss]);
}

/** @throws Error outside a NotifyProvider. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider');
  return notify;
}
