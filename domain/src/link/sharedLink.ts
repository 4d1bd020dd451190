import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';
import { FLYER_STATUSES, type FlyerStatus } from '../flyer/record/flyerFields.ts';
import { LINK_TARGETS } from './linkTarget.ts';

/** A link's counts. `views` are people; bots and members are in `not_counted`. */
export const linkSumsSchema = z.object({
  views: z.number().int().min(0).default(0),
  /** Visitors seen for the first time that day. */
  uniques: z.number().int().min(0).default(0),
  /** The `views` that came through the printed QR code. */
  scans: z.number().int().min(0).default(0),
  downloads: z.number().int().min(0).default(0),
  /** Visitors who continued to the questionnaire. */
  starts: z.number().int().min(0).default(0),
  applications: z.number().int().min(0).default(0),
  not_counted: z.number().int().min(0).default(0),
});
export type LinkSums = z.output<typeof linkSumsSchema>;

/**
 * Facts about a colleague's flyer that the link's holder can't read. Written when the link is reassigned, and kept up to date when the
 * flyer's owner is deactivated or reactivated.
 */
const handedOverSchema = z.object({
  owner_user_id: z.string(),
  flyer_title: z.string(),
  /** Whether the flyer's owner is deactivated, so that the link no longer opens the flyer. */
  is_stopped: z.boolean(),
  /** Whether visitors are forwarded to the successor's public page instead. */
  is_forwarded: z.boolean(),
});

/**
 * What lists show of a link's flyer, so that they read no other record. Written with the link, and kept up to date by `sync-link-flyer`,
 * `sync-link-member` and `sync-link-template`.
 */
const linkFlyerSchema = z.object({
  title: z.string(),
  status: z.enum(FLYER_STATUSES),
  template_id: z.string(),
  template_name: z.string(),
  owner_user_id: z.string(),
  /** Whether the owner's deactivation stops the link, or forwards its visitors to the successor's public page. */
  owner_state: z.enum(['active', 'stopped', 'forwarded']),
  /** When corrections replaced the flyer's content, so that the link has shown another edition since. */
  corrected_at: z.array(z.date()).default([]),
  /** When the flyer ends; null: it has no end. */
  valid_until: z.date().nullable().default(null),
});
export type LinkFlyer = z.output<typeof linkFlyerSchema>;

/**
 * The officer whose public page a link opens, or who is chosen in its questionnaire. Kept up to date by `sync-link-officer` and
 * `sync-link-member`; what visitors get depends on the directory itself.
 */
const linkOfficerSchema = z.object({
  /** Their entry in the public directory. */
  officer_id: z.string(),
  /** The member behind the entry; null if it has none. */
  user_id: z.string().nullable(),
  name: z.string(),
  /** `forwarded`: they left, and visitors get the successor's page. `unlisted`: visitors get the company's list of officers. */
  state: z.enum(['listed', 'forwarded', 'unlisted']),
});
export type LinkOfficer = z.output<typeof linkOfficerSchema>;

/** A tracked link to a flyer, to an officer's public page or to the questionnaire. The id is the short code. */
export const sharedLinkSchema = linkSumsSchema.extend({
  short_code: z.string().min(10),
  tenant_id: z.string(),
  /** Links from before migration 010 open flyers. */
  target: z.enum(LINK_TARGETS).default('flyer'),
  /** Null: the link doesn't open a flyer. */
  flyer_instance_id: z.string().nullable(),
  /** The link's holder: who created it, or took it over. */
  created_by_user_id: z.string(),
  /** `print`: in the flyer's own QR code, live only while the flyer is approved. */
  kind: z.enum(['link', 'print']),
  label: z.string(),
  created_at: z.date(),
  /** Null: never. */
  expires_at: z.date().nullable(),
  is_disabled: z.boolean(),
  /** The administrator who disabled somebody else's link, which only administrators can then enable; null in older records. */
  disabled_by_administrator_id: z.string().nullable().default(null),
  utm_source: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  /** Null if the flyer is gone, if the link doesn't open one, and in records from before migration 002. */
  flyer: linkFlyerSchema.nullable().default(null),
  /** Null for links to flyers. */
  officer: linkOfficerSchema.nullable().default(null),
  /** Name of the link's holder (`created_by_user_id`); null in records from before migration 002. */
  holder_name: z.string().nullable().default(null),
  /** Null: the link was never reassigned. */
  handed_over: handedOverSchema.nullable().default(null),
  /** The seminar or open house where the link is handed out (`guestEventSchema`); null in links without one and in older records. */
  event: z.object({ name: z.string(), day: z.string(), guests: z.number() }).nullable().default(null),
  audit_head: auditHeadSchema.nullable().default(null),
});
/** The sums cover the days that `link_counts` has compacted: newer counts are added to them. */
export type SharedLink = z.output<typeof sharedLinkSchema>;
export type SharedLinkRecord = z.input<typeof sharedLinkSchema>;

/** Maximum number of links per query; firestore.rules has the same limit. */
export const LINKS_LIMIT = 200;

/** Maximum number of deactivated successors that a forwarded link follows. */
export const MAX_SUCCESSORS = 3;

/** Pixels of a link's preview picture: Open Graph’s large card. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Returns the public address of a link. */
export const sharedLinkAddress = (siteOrigin: string, shortCode: string): string =>
  `${siteOrigin}/shared/${shortCode}`;

/**
 * Returns the path of the PDF of a link's flyer. With the `pass` that a page got when it was opened, PDF and drawing load without another
 * lookup of the link.
 */
export const sharedPdfPath = (shortCode: string, pass?: string): string =>
  `/shared-pdf/${withPass(shortCode, pass)}.pdf`;

/** Returns the path of a link’s preview picture. */
export const sharedImagePath = (shortCode: string): string => `/shared-image/${shortCode}.jpg`;

/** Returns the path of the drawing of a link’s flyer. */
export const sharedDrawingPath = (shortCode: string, pass?: string): string =>
  `/shared-drawing/${withPass(shortCode, pass)}.json`;

const withPass = (shortCode: string, pass?: string) =>
  pass === undefined ? shortCode : `${shortCode}~${pass}`;

export type LinkState = 'live' | 'expired' | 'disabled' | 'withdrawn';

/** Returns whether a link opens its flyer. `withdrawn`: the flyer is not, or no longer, approved. */
export function toLinkState(
  link: Pick<SharedLink, 'expires_at' | 'is_disabled'>,
  flyer: { status: FlyerStatus } | undefined,
  now: Date,
): LinkState {
  if (link.is_disabled) return 'disabled';
  if (link.expires_at !== null && link.expires_at <= now) return 'expired';
  return flyer?.status === 'approved' ? 'live' : 'withdrawn';
}
