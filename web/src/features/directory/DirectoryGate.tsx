import type { Directory } from '@brokerage/domain/publicCallables';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { StateDrawingContext } from '../../lib/contexts/stateDrawingContext.ts';
import { retryDirectory } from '../../lib/directory/directoryStore.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { drawState } from './drawState.tsx';

interface DirectoryGateProps {
  /** The same size as the content, so that nothing jumps. */
  skeleton: ReactNode;
  children: (directory: Directory) => ReactNode;
}

/** Shows content that needs the directory: a skeleton until it loads, and a retry button if loading fails. */
export function DirectoryGate({ skeleton, children }: DirectoryGateProps) {
  const company = useCompany();
  const state = useDeferredValue(useDirectory());
  // An urgent render with other content would make React drop a prerendered part whose script is still loading.
  const content = useMemo(() => state.status === 'ready' && children(state.directory), [state, children]);
  if (state.status === 'loading') {
    return (
      <div role="status">
        <span style={visuallyHidden}>Loading</span>
        {skeleton}
      </div>
    );
  }
  return (
    <StateDrawingContext value={drawState}>
      {state.status === 'ready' ? (
        content
      ) : (
        <ErrorState title="We couldn’t load our branches and loan officers" onRetry={retryDirectory}>
          Check your connection and try again, or call us at {company.phoneDisplay}.
        </ErrorState>
      )}
    </StateDrawingContext>
  );
}
