import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SheetSkeleton } from '../../../ui/layout/portal/SheetSkeleton.tsx';
import type { Opened, useOpenedSubmission } from './useOpenedSubmission.ts';

interface WhenOpenedProps {
  opened: ReturnType<typeof useOpenedSubmission>;
  /** What is loading, for the end of a sentence. */
  what: 'answers' | 'message';
  children: (data: Opened) => ReactNode;
}

/** Shows part of an opened submission; until it has loaded, a skeleton or the reason for a failure. */
export function WhenOpened({ opened, what, children }: WhenOpenedProps) {
  if (opened.status === 'loading') return <SheetSkeleton label={`Loading the ${what}`} />;
  if (opened.status === 'failed') {
    return (
      <ErrorState title={`Couldn’t load the ${what}`} onRetry={opened.retry}>
        {opened.message}
      </ErrorState>
    );
  }
  return children(opened.data);
}
