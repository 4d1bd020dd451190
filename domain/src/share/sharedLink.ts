import * as z from 'zod';

/** A tracked link to a flyer (spec staff-portal section 3). The id is the short code. */
export const sharedLinkSchema = z.object({
  short_code: z.string().min(10),
  tenant_id: z.string(),
  flyer_instance_id: z.string(),
  created_by_user_id: z.string(),
  /** `print`: in the QR code of the flyer itself, live only while the flyer is approved. */
  kind: z.enum(['link', 'print']),
  label: z.string(),
  created_at: z.date(),
  /** Never when null. */
  expires_at: z.date().nullable(),
  is_disabled: z.boolean(),
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  /** Counted views. */
  views: z.number().int().min(0),
});
export type SharedLink = z.output<typeof sharedLinkSchema>;

/** The public address of a link. */
export const sharedLinkAddress = (siteOrigin: string, shortCode: string): string =>
  `${siteOrigin}/shared/${shortCode}`;
