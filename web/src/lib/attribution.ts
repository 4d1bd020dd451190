import {
  type Attribution,
  attributionSchema,
  readAttribution,
} from '@brokerage/domain/preapproval/attribution';

const KEY = 'attribution';

/** Keeps where this visit came from, once: later pages of the same visit do not change it. */
export function rememberAttribution(): void {
  try {
    if (sessionStorage.getItem(KEY) !== null) return;
    const found = readAttribution(new URL(window.location.href), document.referrer);
    sessionStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // Storage is refused in some private windows; then there is no attribution, and nothing is lost for the visitor.
  }
}

/** Where this visit came from; empty when that is not known. */
export function recallAttribution(): Attribution {
  try {
    const parsed = attributionSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
