import { paths } from '@brokerage/domain/paths';
import type { Migration } from './migration.ts';

/**
 * Says of links from before that they lead to flyers, by which Link Analytics counts those whose flyer is gone apart from links to
 * officers. After the deployment: the version before goes on storing links without a target.
 */
export const linkTargets: Migration = {
  number: 10,
  name: 'link-targets',
  summary:
    'Says of shared links that they lead to a flyer, as others lead to an officer’s page or the questionnaire.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map((id) => paths.sharedLinks.all(id)),
  fields: ['target'],
  isPending: (link) => link.get('target') === undefined,
  migrate: (transaction, link) => {
    transaction.update(link.ref, { target: 'flyer', schema_version: 10 });
  },
};
