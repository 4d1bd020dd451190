import { useLazyTasks } from './useLazyTasks.ts';

/** One's own applications, for administrators the company's, whose applicants are owed a notice within days, live. */
export const useDueActionNotices = () => useLazyTasks('subscribeDueActionNotices');
