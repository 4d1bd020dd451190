import { lazyListeners } from '../live-data/subscribeLazily.ts';

/** The listeners to links (linkQueries.ts), for pages that render before Firestore's SDK has loaded. */
export const linkListeners = lazyListeners(() => import('./linkQueries.ts'));
