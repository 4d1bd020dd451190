import { type Attribution, attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';
import { ATTRIBUTION_KEY } from '../../../lib/saveAttribution.ts';

/** Returns where this visit came from, as the browser kept it; empty when that is not known. */
export const loadAttribution = (): Attribution =>
  attributionSchema.safeParse(safeSessionStorage.getJson(ATTRIBUTION_KEY)).data ?? {};
