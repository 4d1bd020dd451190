import { type Attribution, attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { safeSessionStorage } from '../../../lib/safeStorage.ts';
import { ATTRIBUTION_KEY } from '../../../lib/saveAttribution.ts';

/** Returns the saved source of this visit; empty if it's unknown. */
export const loadAttribution = (): Attribution =>
  attributionSchema.safeParse(safeSessionStorage.getJson(ATTRIBUTION_KEY)).data ?? {};
