import { useParams } from 'react-router-dom';
import { RecallPage } from './RecallPage.tsx';
import { RecallsPage } from './RecallsPage.tsx';

/** The list of recalls, or the one that the address names: one chunk, as one leads to the other. */
export function RecallsRoute() {
  return useParams().recallId === undefined ? <RecallsPage /> : <RecallPage />;
}
