import { useLazyTasks } from './useLazyTasks.ts';

/** The company's open findings on live flyers, live. */
export const useOpenFindings = () => useLazyTasks('subscribeFindings');
