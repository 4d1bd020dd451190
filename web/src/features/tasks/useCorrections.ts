import { lazyListeners } from '../../lib/live-data/subscribeLazily.ts';
import { useLazyTasks } from './useLazyTasks.ts';

const listeners = lazyListeners(async () => (await import('./subscribeCorrections.ts')).subscribeCorrections);

/** One's own flyers that somebody asked to correct, live. */
export const useCorrections = () => useLazyTasks(listeners);
