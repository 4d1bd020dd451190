import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import { honorGlobalPrivacyControl } from '@brokerage/domain/preapproval/globalPrivacyControl';
import { readAttribution } from '@brokerage/domain/preapproval/readAttribution';

/** Where the attribution of this visit is kept, in sessionStorage. */
export const ATTRIBUTION_KEY = 'attribution';

/** Not in TypeScript's library yet: https://www.w3.org/TR/gpc/#globalprivacycontrol-property */
const hasOptedOut = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** How this page was come by. */
export function attributionOfPage(): Attribution {
  const found = readAttribution(new URL(window.location.href), document.referrer);
  return hasOptedOut() ? honorGlobalPrivacyControl(found) : found;
}

/**
 * Keeps where this visit came from, once: later pages of the same visit do not change it. Only a shared link that is opened
 * later takes the place of an earlier one.
 */
export function rememberAttribution(): void {
  try {
    const found = attributionOfPage();
    const earlier = sessionStorage.getItem(ATTRIBUTION_KEY);
    if (earlier !== null && found.link === undefined) return;
    const both = earlier === null ? found : { ...(JSON.parse(earlier) as object), link: found.link };
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(both));
  } catch {
    // Storage is refused in some private windows; then there is no attribution, and nothing is lost for the visitor.
  }
}
