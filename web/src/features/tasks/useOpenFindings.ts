import { lazyListeners } from '../../lib/live-data/subscribeLazily.ts';
import { useLazyTasks } from './useLazyTasks.ts';

const listeners = lazyListeners(async () => (await import('./subscribeFindings.ts')).subscribeFindings);

/** The company's open findings on live flyers, live. */
export const useOpenFindings = () => useLazyTasks(listeners);
