import { paths } from '@brokerage/domain/paths';
import type { Migration } from './migration.ts';

/**
 * Marks the compacted days from before roll-ups for `hourly-link-counts`, which adds them page by page. It runs after the deployment,
 * because the old version keeps compacting days without rolling them up.
 */
export const linkRollUps: Migration = {
  number: 3,
  name: 'link-roll-ups',
  summary: 'Marks the daily counts of links that are still to be added to the roll-ups.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map((id) => paths.linkCounts.all(id)),
  fields: ['is_folded', 'is_rolled_up'],
  isPending: (count) => count.get('is_folded') === true && count.get('is_rolled_up') === undefined,
  migrate: (transaction, count) => void transaction.update(count.ref, { is_rolled_up: false }),
};
