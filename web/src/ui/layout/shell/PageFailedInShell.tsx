import { ErrorState } from '../../feedback/ErrorState.tsx';

/** Replaces a portal page that couldn't be loaded or rendered; the navigation stays. React has logged the error. */
export function PageFailedInShell() {
  return (
    <ErrorState titleAs="h1" title="This page didn’t load" onRetry={() => window.location.reload()}>
      Check your connection and try again. If it happens again, tell your administrator.
    </ErrorState>
  );
}
