import { readAttribution } from '@brokerage/domain/preapproval/readAttribution';

/** Where the attribution of this visit is kept, in sessionStorage. */
export const ATTRIBUTION_KEY = 'attribution';

/** Keeps where this visit came from, once: later pages of the same visit do not change it. */
export function rememberAttribution(): void {
  try {
    if (sessionStorage.getItem(ATTRIBUTION_KEY) !== null) return;
    const found = readAttribution(new URL(window.location.href), document.referrer);
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(found));
  } catch {
    // Storage is refused in some private windows; then there is no attribution, and nothing is lost for the visitor.
  }
}
