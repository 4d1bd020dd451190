import { useEffect } from 'react';
import { useNotify } from './NotifyProvider.tsx';

/** Shows a toast each time that something has failed to load, beside the `ErrorState` in its place. */
export function useFailureToast(title: string, isFailed: boolean): void {
  const notify = useNotify();
  useEffect(() => {
    if (isFailed) notify({ title, severity: 'error' });
  }, [title, isFailed, notify]);
}
