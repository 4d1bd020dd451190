import { useEffect } from 'react';
import { useNotify } from './NotifyProvider.tsx';

/** Shows a toast each time something has failed to load, in addition to the `ErrorState` in its place. */
export function useFailureToast(title: string, isFailed: boolean): void {
  const notify = useNotify();
  useEffect(() => {
    if (isFailed) notify({ title, severity: 'error' });
  }, [title, isFailed, notify]);
}
