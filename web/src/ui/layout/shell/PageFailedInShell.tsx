import { ErrorState } from '../../feedback/ErrorState.tsx';

/** In place of a page of the portal that could not be loaded or drawn; the navigation stays. React has logged the error. */
export function PageFailedInShell() {
  return (
    <ErrorState titleAs="h1" title="This page didn’t load" onRetry={() => window.location.reload()}>
      Check your connection and try again. If it happens again, tell your administrator.
    </ErrorState>
  );
}
