import { ErrorState } from '../../ui/feedback/ErrorState.tsx';

/** Replaces the portal if a part of it couldn't be loaded. */
export function PortalFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <ErrorState titleAs="h1" title="The Officer Portal didn’t load" onRetry={onRetry}>
        Check your connection, then try again.
      </ErrorState>
    </main>
  );
}
