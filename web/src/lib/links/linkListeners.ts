import { lazyListeners } from '../live-data/subscribeLazily.ts';

/** The listeners to links (linkQueries.ts), for pages that are drawn before Firestore's SDK has come. */
export const linkListeners = lazyListeners(() => import('./linkQueries.ts'));
