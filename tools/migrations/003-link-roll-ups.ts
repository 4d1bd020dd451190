import { paths } from '@brokerage/domain/paths';
import type { Migration } from './migration.ts';

/**
 * Finds the compacted days from before roll-ups for `hourly-link-counts`, which adds them page by page. After the deployment:
 * the version before goes on compacting days that it doesn't roll up.
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
