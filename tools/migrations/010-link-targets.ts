import { paths } from '@brokerage/domain/paths';
import type { Migration } from './migration.ts';

/**
 * Marks older links as links to flyers, so that Link Analytics can distinguish those whose flyer is gone from links to officers. It runs
 * after the deployment, because the old version keeps storing links without a target.
 */
export const linkTargets: Migration = {
  number: 10,
  name: 'link-targets',
  summary:
    'Marks shared links that lead to a flyer, apart from those to an officer’s page or the questionnaire.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map((id) => paths.sharedLinks.all(id)),
  fields: ['target'],
  isPending: (link) => link.get('target') === undefined,
  migrate: (transaction, link) => {
    transaction.update(link.ref, { target: 'flyer', schema_version: 10 });
  },
};
