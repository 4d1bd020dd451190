import { lazyListeners } from '../../lib/live-data/subscribeLazily.ts';
import { useLazyTasks } from './useLazyTasks.ts';

const listeners = lazyListeners(async () => (await import('./subscribeDueNotices.ts')).subscribeDueNotices);

/** One's own applications, for administrators the company's, whose applicants are owed a notice within days, live. */
export const useDueNotices = () => useLazyTasks(listeners);
