import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SheetSkeleton } from '../../../ui/layout/portal/SheetSkeleton.tsx';
import type { ReadableSubmission, useOpenedSubmission } from './useOpenedSubmission.ts';

interface SubmissionGateProps {
  opened: ReturnType<typeof useOpenedSubmission>;
  /** What is loading, for the end of a sentence. */
  what: 'answers' | 'message';
  children: (data: ReadableSubmission) => ReactNode;
}

/** Renders part of an opened submission once it has loaded; until then a skeleton, or an error if it couldn't be loaded. */
export function SubmissionGate({ opened, what, children }: SubmissionGateProps) {
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
