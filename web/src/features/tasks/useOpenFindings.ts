import { useLazyTasks } from './useLazyTasks.ts';

const load = async () => (await import('./subscribeFindings.ts')).subscribeFindings;

/** The company's open findings on live flyers, live. */
export const useOpenFindings = () => useLazyTasks(load);
