import {
  ANALYTICS_LENGTHS,
  type ExclusionReason,
  type LinkAnalytics,
} from '@brokerage/domain/link/linkAnalytics';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { RETENTION_DAYS, toExpiry } from '@brokerage/domain/retention';
import { cutText } from '@brokerage/domain/text/cutText';

/** A request's origin and browser. */
export interface RequestDetails {
  utm_source?: string | undefined;
  utm_medium?: string | undefined;
  utm_campaign?: string | undefined;
  referrer?: string | undefined;
  userAgent: string;
  /** Global Privacy Control: no referrer, as in honorGlobalPrivacyControl. */
  optedOut: boolean;
}

/** Returns a page's address without query and fragment, which may contain other people's data. */
function toPagePath(referrer: string | undefined): string {
  const url = URL.parse(referrer ?? '');
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : '';
}

/** Returns whether a view came through the flyer's QR code, or one whose address says so (like the share dialog's). */
export const isScan = (
  link: Pick<SharedLink, 'kind'>,
  details: Pick<RequestDetails, 'utm_medium'>,
): boolean => link.kind === 'print' || details.utm_medium === 'qr';

/** Returns the row of a visitor's action; its campaign tags take precedence over the link's own. */
export function analyticsRow(
  link: SharedLink,
  details: RequestDetails,
  {
    kind,
    exclusionReason,
    now,
  }: { kind: LinkAnalytics['kind']; exclusionReason: ExclusionReason | null; now: Date },
): LinkAnalytics {
  return {
    shared_link_id: link.short_code,
    tenant_id: link.tenant_id,
    created_by_user_id: link.created_by_user_id,
    flyer_instance_id: link.flyer_instance_id,
    at: now,
    kind,
    via: isScan(link, details) ? 'scan' : 'click',
    is_counted: exclusionReason === null,
    why_not: exclusionReason,
    ip_address: null,
    user_agent: cutText(details.userAgent, ANALYTICS_LENGTHS.userAgent),
    referrer: details.optedOut ? '' : cutText(toPagePath(details.referrer), ANALYTICS_LENGTHS.referrer),
    utm_source: details.utm_source || link.utm_source,
    utm_medium: details.utm_medium || link.utm_medium,
    utm_campaign: details.utm_campaign || link.utm_campaign,
    expire_at: toExpiry(now, RETENTION_DAYS.linkVisits),
  };
}
