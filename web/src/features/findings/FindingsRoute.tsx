import { useParams } from 'react-router-dom';
import { FindingPage } from './FindingPage.tsx';
import { FindingsPage } from './FindingsPage.tsx';

/** The list of findings, or the one that the address names: one chunk, as one leads to the other. */
export function FindingsRoute() {
  return useParams().findingId === undefined ? <FindingsPage /> : <FindingPage />;
}
