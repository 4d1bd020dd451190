import { useParams } from 'react-router-dom';
import { FindingPage } from './FindingPage.tsx';
import { FindingsPage } from './FindingsPage.tsx';

/** The list of findings, or the one in the URL: one chunk, because users go back and forth between them. */
export function FindingsRoute() {
  return useParams().findingId === undefined ? <FindingsPage /> : <FindingPage />;
}
