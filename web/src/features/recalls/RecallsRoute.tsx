import { useParams } from 'react-router-dom';
import { RecallPage } from './RecallPage.tsx';
import { RecallsPage } from './RecallsPage.tsx';

/** The list of recalls, or the one in the URL: one chunk, because users go back and forth between them. */
export function RecallsRoute() {
  return useParams().recallId === undefined ? <RecallsPage /> : <RecallPage />;
}
