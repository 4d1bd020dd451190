import type { TemplateVersion } from '../template/template.ts';
import { composeFlyer } from './composeFlyer.ts';
import type { FlyerSnapshot } from './flyer.ts';
import type { FlyerInput } from './layout/flyerInput.ts';
import { snapshotPublicTitle } from './publicTitle.ts';

/** What `layoutFlyer` takes, from a sealed flyer and its pinned version: exactly what was submitted, nothing filled in anew. */
export function composeSnapshot(
  sealed: FlyerSnapshot,
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields' | 'layout'>,
  isDraft: boolean,
): FlyerInput {
  const { category, data, parties, link } = sealed;
  // It becomes the PDF's title, which everybody with the file can read.
  const title = snapshotPublicTitle(sealed);
  return { ...composeFlyer({ title, category, version, data, parties, link, isDraft }), data };
}
