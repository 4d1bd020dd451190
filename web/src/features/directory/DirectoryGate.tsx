import type { Directory } from '@brokerage/domain/publicCallables';
import type { ReactNode } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { StateDrawingContext } from '../../lib/contexts/stateDrawingContext.ts';
import { retryDirectory } from '../../lib/directory/directoryStore.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { drawState } from './drawState.tsx';

interface DirectoryGateProps {
  /** Of the same size as what comes, so that nothing jumps. */
  skeleton: ReactNode;
  children: (directory: Directory) => ReactNode;
}

/** What needs the directory: its skeleton until then, and a way to try again when it does not come. */
export function DirectoryGate({ skeleton, children }: DirectoryGateProps) {
  const company = useCompany();
  const state = useDirectory();
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
        children(state.directory)
      ) : (
        <ErrorState title="We couldn’t load our branches and loan officers" onRetry={retryDirectory}>
          Check your connection and try again, or call us at {company.phoneDisplay}.
        </ErrorState>
      )}
    </StateDrawingContext>
  );
}
