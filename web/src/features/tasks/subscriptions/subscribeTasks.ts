// The tasks that the dashboard's first list does without: one file for the browser to load.
export { subscribeCorrections } from './subscribeCorrections.ts';
export { subscribeDueActionNotices } from './subscribeDueActionNotices.ts';
export { subscribeEndingFlyers } from './subscribeEndingFlyers.ts';
export { subscribeFindings } from './subscribeFindings.ts';
