import { composeFlyer } from './composeFlyer.ts';
import type { SealedFlyer } from './flyer.ts';
import type { FlyerInput } from './layout/flyerInput.ts';
import type { TemplateVersion } from './template.ts';

/** What `layoutFlyer` takes, from a sealed flyer and its pinned version: exactly what was submitted, nothing filled in anew. */
export const composeSealed = (
  { title, category, data, parties, link }: SealedFlyer,
  version: Pick<TemplateVersion, 'default_data' | 'handlebars_schema' | 'locked_fields' | 'layout'>,
  isDraft: boolean,
): FlyerInput => ({ ...composeFlyer({ title, category, version, data, parties, link, isDraft }), data });
