import { Alert, AlertTitle, Snackbar } from '@mui/material';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type Area, toastTop } from './toastPlace.ts';

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

/** Headings, messages and bars that a toast may not cover; elements opt in with `data-foot-bar` or `data-keep-clear`. */
const KEEP_CLEAR = 'h1, [data-foot-bar], [data-keep-clear], .MuiDialogActions-root, .MuiAlert-root';
const CONTROLS = 'a, button, input, select, textarea';
const MARGIN = { phone: 16, window: 24 };
const WIDTH = 440;
/** Beside a dialog it may be this narrow. */
const LEAST_WIDTH = 280;

const isInSight = ({ left, right, top, bottom }: Area) =>
  right > left && bottom > top && bottom > 0 && top < window.innerHeight;

/** Puts a toast at the lower left of the page's content, beside a dialog where there is room, clear of the heading, of bars and of the control that was just used. */
function place(toast: HTMLElement) {
  const width = document.documentElement.clientWidth;
  const margin = width < 600 ? MARGIN.phone : MARGIN.window;
  // Beside the portal's sidebar, not on it, also while a dialog is open.
  const start = document.querySelector('main')?.getBoundingClientRect().left ?? 0;
  const dialog = document.querySelector('.MuiDialog-paper')?.getBoundingClientRect();
  const left = Math.max(start, 0) + margin;
  const isBeside = dialog !== undefined && dialog.left > left + LEAST_WIDTH + margin;
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

/** Returns a ref for a toast, which is placed when it is shown and again when the window changes. */
function useToastPlace(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const toast = ref.current;
    if (!toast || !('ResizeObserver' in window)) return;
    const move = () => place(toast);
    // Fires first once the toast is in the page and has a height.
    const observer = new ResizeObserver(move);
    observer.observe(toast);
    // A message that comes into the page later has to be read, too.
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
