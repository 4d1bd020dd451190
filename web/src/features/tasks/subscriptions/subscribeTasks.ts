// The tasks other than the dashboard's first list, bundled into one file.
export { subscribeCorrections } from './subscribeCorrections.ts';
export { subscribeDueActionNotices } from './subscribeDueActionNotices.ts';
export { subscribeEndingFlyers } from './subscribeEndingFlyers.ts';
export { subscribeFindings } from './subscribeFindings.ts';
