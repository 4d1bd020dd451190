import { type ComponentProps, useEffect } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { useNotify } from './NotifyProvider.tsx';

/** An ErrorState for a page whose data failed to load: announced as an alert, and once more as a toast. */
export function LoadError(props: ComponentProps<typeof ErrorState>) {
  const notify = useNotify();
  const { title } = props;
  useEffect(() => notify({ title, severity: 'error' }), [notify, title]);
  return (
    <div role="alert">
      <ErrorState {...props} />
    </div>
  );
}
