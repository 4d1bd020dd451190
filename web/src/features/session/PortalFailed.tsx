import { ErrorState } from '../../ui/feedback/ErrorState.tsx';

/** Shown in place of the portal when a part of it could not be loaded. */
export function PortalFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <ErrorState titleAs="h1" title="The Officer Portal didn’t load" onRetry={onRetry}>
        Check your connection, then try again.
      </ErrorState>
    </main>
  );
}
