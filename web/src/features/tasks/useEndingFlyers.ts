import { lazyListeners } from '../../lib/live-data/subscribeLazily.ts';
import { useLazyTasks } from './useLazyTasks.ts';

const listeners = lazyListeners(
  async () => (await import('./subscribeEndingFlyers.ts')).subscribeEndingFlyers,
);

/** One's own approved flyers that end soon or have ended lately, live. */
export const useEndingFlyers = () => useLazyTasks(listeners);
