import { useLazyTasks } from './useLazyTasks.ts';

/** One's own approved flyers that end soon or have ended lately, live. */
export const useEndingFlyers = () => useLazyTasks('subscribeEndingFlyers');
