import { useLazyTasks } from './useLazyTasks.ts';

/** One's own flyers that somebody asked to correct, live. */
export const useCorrections = () => useLazyTasks('subscribeCorrections');
