import * as z from 'zod';

/** In characters. */
export const ANALYTICS_LENGTHS = { userAgent: 300, referrer: 300 } as const;

/** Maximum number of rows per query; firestore.rules has the same limit. */
export const ANALYTICS_LIMIT = 200;

/** Why an opened link doesn't count as a view. `head`: a HEAD request; `staff`: a member. */
export type ExclusionReason = 'robot' | 'prefetch' | 'head' | 'staff';

/** One action of a visitor on a link. */
export const linkAnalyticsSchema = z.object({
  /** The short code. */
  shared_link_id: z.string(),
  tenant_id: z.string(),
  /** The link's holder at that time. */
  created_by_user_id: z.string(),
  /** Null: the link doesn't open a flyer. */
  flyer_instance_id: z.string().nullable(),
  at: z.date(),
  kind: z.enum(['view', 'download', 'start', 'application']),
  /** Through the QR code or by a click. */
  via: z.enum(['scan', 'click']),
  is_counted: z.boolean(),
  /** Null if it counts. */
  why_not: z.enum(['robot', 'prefetch', 'head', 'staff']).nullable(),
  /** Always null: IP addresses are not kept. */
  ip_address: z.null(),
  user_agent: z.string().max(ANALYTICS_LENGTHS.userAgent),
  /** Without query and fragment; '' when there is none. */
  referrer: z.string().max(ANALYTICS_LENGTHS.referrer),
  /** From the view's address, or else from the link. */
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  /** For Firestore's TTL. */
  expire_at: z.date(),
});
export type LinkAnalytics = z.output<typeof linkAnalyticsSchema>;
