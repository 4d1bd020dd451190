import { type Attribution, attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { ATTRIBUTION_KEY } from '../../lib/rememberAttribution.ts';

/** Where this visit came from; empty when that is not known. */
export function recallAttribution(): Attribution {
  try {
    const parsed = attributionSchema.safeParse(JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
