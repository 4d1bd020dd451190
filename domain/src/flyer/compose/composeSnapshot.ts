import type { TemplateVersion } from '../../template/template.ts';
import type { FlyerInput } from '../layout/flyerInput.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import { snapshotPublicTitle } from '../texts/snapshotPublicTitle.ts';
import { composeFlyer } from './composeFlyer.ts';

/**
 * Returns the input of `layoutFlyer` from a flyer's snapshot and its pinned version: exactly what was submitted, with no fresh defaults.
 */
export function composeSnapshot(
  snapshot: FlyerSnapshot,
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields' | 'layout'>,
): FlyerInput {
  const { category, data, parties, link } = snapshot;
  // This becomes the PDF's title, which everybody with the file can read.
  const title = snapshotPublicTitle(snapshot);
  return { ...composeFlyer({ title, category, version, data, parties, link, isDraft: false }), data };
}
