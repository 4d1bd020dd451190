import { type Attribution, attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';
import { ATTRIBUTION_KEY } from '../../../lib/saveAttribution.ts';

/** Returns the saved source of this visit, or an empty object if it isn't known. */
export const loadAttribution = (): Attribution =>
  attributionSchema.safeParse(safeSessionStorage.getJson(ATTRIBUTION_KEY)).data ?? {};
