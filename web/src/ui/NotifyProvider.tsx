import { Alert, AlertTitle, Snackbar } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface Notice {
  title: string;
  text?: string;
  severity: 'success' | 'info' | 'error';
}

type Notify = (notice: Notice) => void;

const NotifyContext = createContext<Notify | undefined>(undefined);

/** Shows a notice at the foot of the page; a newer one takes its place. An error stays until then or until it is closed. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<Notice & { key: number }>();
  const notify = useCallback<Notify>(
    (notice) => setCurrent((shown) => ({ ...notice, key: (shown?.key ?? 0) + 1 })),
    [],
  );
  const close = () => setCurrent(undefined);
  return (
    <NotifyContext value={notify}>
      {children}
      {current && (
        <Snackbar
          key={current.key}
          open
          autoHideDuration={current.severity === 'error' ? null : 6000}
          onClose={(_event, reason) => reason !== 'clickaway' && close()}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
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
      )}
    </NotifyContext>
  );
}

/** @throws Error outside a NotifyProvider. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotifyProvider');
  return notify;
}
