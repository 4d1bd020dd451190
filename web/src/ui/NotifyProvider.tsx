import { Alert, AlertTitle, Snackbar } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

export interface Notice {
  title: string;
  text?: string;
  severity: 'success' | 'info' | 'error';
}

type Notify = (notice: Notice) => void;

const NotifyContext = createContext<Notify | undefined>(undefined);

/** Shows notices one after the other at the foot of the page. An error stays until it is closed. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly (Notice & { key: number })[]>([]);
  const notify = useCallback<Notify>((notice) => {
    setQueue((waiting) => [...waiting, { ...notice, key: (waiting.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  const [current] = queue;
  const close = () => setQueue((waiting) => waiting.slice(1));
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
