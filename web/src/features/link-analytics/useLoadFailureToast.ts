import { useEffect } from 'react';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';

/** Shows the toast `Failed to load analytics` each time that loading has failed. */
export function useLoadFailureToast(isFailed: boolean): void {
  const notify = useNotify();
  useEffect(() => {
    if (isFailed) notify({ title: 'Failed to load analytics', severity: 'error' });
  }, [isFailed, notify]);
}
