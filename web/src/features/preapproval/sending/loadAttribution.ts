import { type Attribution, attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { ATTRIBUTION_KEY } from '../../../lib/saveAttribution.ts';

/** Returns where this visit came from, as the browser kept it; empty when that is not known. */
export function loadAttribution(): Attribution {
  try {
    const parsed = attributionSchema.safeParse(JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
