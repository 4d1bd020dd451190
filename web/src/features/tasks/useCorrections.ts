import { useLazyTasks } from './useLazyTasks.ts';

const load = async () => (await import('./subscribeCorrections.ts')).subscribeCorrections;

/** One's own flyers that somebody asked to correct, live. */
export const useCorrections = () => useLazyTasks(load);
