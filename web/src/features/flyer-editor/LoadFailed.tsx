import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';

/** Shows the toast Failed to load flyer and opens the list of flyers. */
export function LoadFailed() {
  const notify = useNotify();
  const navigate = useNavigate();
  useEffect(() => {
    notify({ title: 'Failed to load flyer', severity: 'error', isForNextPage: true });
    void navigate(routePaths.flyers, { replace: true });
  }, [notify, navigate]);
  return null;
}
