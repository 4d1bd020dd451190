import { useLazyTasks } from './useLazyTasks.ts';

const load = async () => (await import('./subscribeEndingFlyers.ts')).subscribeEndingFlyers;

/** One's own approved flyers that end soon or have ended lately, live. */
export const useEndingFlyers = () => useLazyTasks(load);
