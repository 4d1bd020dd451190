import type { Attribution } from '@brokerage/domain/preapproval/attribution';
import { honorGlobalPrivacyControl } from '@brokerage/domain/preapproval/consent/globalPrivacyControl';
import { mergeAttribution, readAttribution } from '@brokerage/domain/preapproval/readAttribution';
import { safeSessionStorage } from './safeStorage.ts';

/** sessionStorage key of this visit's attribution. */
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

/** Saves the source of this visit. A later campaign or shared link replaces an earlier one. */
export function saveAttribution(): void {
  const found = attributionOfPage();
  const earlier = safeSessionStorage.getJson(ATTRIBUTION_KEY) as Attribution | null;
  safeSessionStorage.setJson(ATTRIBUTION_KEY, earlier ? mergeAttribution(earlier, found) : found);
}
