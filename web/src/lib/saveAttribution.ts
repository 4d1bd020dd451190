import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import { honorGlobalPrivacyControl } from '@brokerage/domain/preapproval/consent/globalPrivacyControl';
import { mergeAttribution, readAttribution } from '@brokerage/domain/preapproval/readAttribution';

/** Where the attribution of this visit is kept, in sessionStorage. */
export const ATTRIBUTION_KEY = 'attribution';

/**
 * Returns whether the browser sends Global Privacy Control. Not in TypeScript's library yet:
 * https://www.w3.org/TR/gpc/#globalprivacycontrol-property
 */
export const hasOptedOut = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Returns how the visitor came to this page. */
export function attributionOfPage(): Attribution {
  const found = readAttribution(new URL(window.location.href), document.referrer);
  return hasOptedOut() ? honorGlobalPrivacyControl(found) : found;
}

function loadSavedAttribution(): Attribution | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null') as Attribution | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves where this visit came from. A later campaign or shared link replaces an earlier one. */
export function saveAttribution(): void {
  try {
    const found = attributionOfPage();
    const earlier = loadSavedAttribution();
    const merged = earlier ? mergeAttribution(earlier, found) : found;
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(merged));
  } catch {
    // Storage is refused in some private windows; then there is no attribution, and nothing is lost for the visitor.
  }
}
