import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { blankableLine } from '../text/lines.ts';
import { END_REASONS } from './endReason.ts';
import { guestEventSchema } from './guestEvent.ts';
import { LINK_LIMITS } from './linkLimits.ts';
import { OFFICER_TARGETS } from './linkTarget.ts';
import { SHORT_CODE } from './shortCode.ts';

/** Days until a link expires; null means never. */
export const EXPIRY_DAYS = [1, 7, 30, 90, null] as const;
export const USUAL_EXPIRY_DAYS = 7;

export const shortCodeSchema = z.string().regex(SHORT_CODE);
const expirySchema = z.union([z.literal(1), z.literal(7), z.literal(30), z.literal(90), z.null()]);
/** Any tags in a visitor's address still open the flyer: visitors face no stricter check than what can be stored. */
const utmTagSchema = z
  .string()
  .trim()
  .max(LINK_LIMITS.utm)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .optional();
const utmSchema = blankableLine(LINK_LIMITS.utm, 'UTM').optional();
const labelSchema = blankableLine(LINK_LIMITS.label, 'Label').optional();

/** What every new link gets, for any target. */
const newLinkSchema = {
  /** `after_event`: through the day after the flyer's event. */
  expiryDays: z.union([expirySchema, z.literal('after_event')]),
  utmParams: z.strictObject({ source: utmSchema, medium: utmSchema, campaign: utmSchema }),
  label: labelSchema,
  event: guestEventSchema.optional(),
  requestId: clientIdSchema.optional(),
} as const;

/** Contracts of what members do with links. */
export const shareCallables = {
  'create-share-link': {
    /** The client chooses `requestId`, so that a retry creates no second link. */
    input: z.union([
      z.strictObject({ instanceId: documentIdSchema, ...newLinkSchema }),
      z.strictObject({
        target: z.enum(OFFICER_TARGETS),
        /** A directory entry, for administrators; if left out, the caller's own. */
        officerId: documentIdSchema.optional(),
        ...newLinkSchema,
      }),
    ]),
    output: z.object({ shareUrl: z.url(), shortCode: shortCodeSchema }),
  },
  'update-share-link': {
    /**
     * Disables or enables a link, or changes its end (counted from now), its label or its event (null: none). Fields left out stay
     * unchanged.
     */
    input: z.strictObject({
      shortCode: shortCodeSchema,
      isDisabled: z.boolean().optional(),
      expiryDays: expirySchema.optional(),
      label: labelSchema,
      event: guestEventSchema.nullable().optional(),
    }),
    output: z.object({}),
  },
  'count-live-links': {
    /** What stops working, or leads elsewhere, when a flyer is archived or a member is deactivated: name one of the two. */
    input: z.union([
      z.strictObject({ flyerId: documentIdSchema }),
      z.strictObject({ memberId: documentIdSchema }),
    ]),
    output: z.object({
      links: z.number().int().min(0),
      /** Printed QR codes. */
      prints: z.number().int().min(0),
      /** Links to the member's public page and to the questionnaire with them; the others open flyers. */
      pages: z.number().int().min(0),
      /** Whether the member has more flyers than are counted. */
      isAtLeast: z.boolean(),
    }),
  },
} as const;

/** How a visitor came to the page. */
const viewSchema = {
  shortCode: shortCodeSchema,
  /** Id of this page view: reload and retry keep it, so that they count once. */
  openingId: clientIdSchema,
} as const;

const contactCompanySchema = z.object({ name: z.string(), nmls: z.string(), phone: z.string() });

/** A flyer's officer with current data. */
const contactOfficerSchema = z.object({
  /** Id in the public directory, for `?lo=`; null if the officer isn't listed. */
  id: z.string().nullable(),
  name: z.string(),
  nmls: z.string(),
  phone: z.string(),
  email: z.string(),
  photo: z.string(),
});

/** Contracts of what the shared page calls, without sign-in. */
export const sharedPageCallables = {
  'open-shared-flyer': {
    input: z.strictObject({
      ...viewSchema,
      utm_source: utmTagSchema,
      utm_medium: utmTagSchema,
      utm_campaign: utmTagSchema,
      referrer: z.string().max(500).optional(),
      /** Whether a member uses this browser: recorded separately, not counted. It can only lower a count. */
      isStaff: z.boolean(),
    }),
    output: z.discriminatedUnion('state', [
      z.object({
        state: z.literal('live'),
        title: z.string(),
        /** Same-origin address of the PDF, which checks the link on every request. */
        pdfUrl: z.string(),
        /** The flyer's drawing (`flyerDrawingSchema`), and its paper in points; null if there is only the PDF. */
        drawing: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
        company: contactCompanySchema,
        officer: contactOfficerSchema.extend({
          /** The job title that was approved with the flyer; '' if there is none. */
          title: z.string(),
        }),
        /** The flyer's event, from `toFlyerEvent`; null: none. */
        event: z
          .object({
            date: z.string(),
            day: z.string(),
            time: z.string(),
            place: z.string(),
            /** That of the hours (`eventTimeZone`). Functions older than an opened page leave it out. */
            time_zone: z.string().optional(),
          })
          .nullable(),
        /** The flyer's home, from `toFlyerHome`; null: none. Functions older than an opened page leave it out. */
        home: z
          .object({ address: z.string(), facts: z.array(z.string()) })
          .nullable()
          .optional(),
        /** The realtor named on the flyer; null if there is none. `email` is optional for functions of an older version. */
        realtor: z
          .object({
            name: z.string(),
            brokerage: z.string(),
            phone: z.string(),
            email: z.string().optional(),
            photo: z.string(),
          })
          .nullable(),
        /** ISO time; null: never. */
        expiresAt: z.string().nullable(),
        /** ISO time when the flyer itself ends; null: never. */
        validUntil: z.string().nullable(),
      }),
      /** The flyer is no longer shown: whom to ask for the current one, and nothing about the flyer. */
      z.object({
        state: z.literal('ended'),
        reason: z.enum(END_REASONS),
        company: contactCompanySchema,
        officer: contactOfficerSchema,
      }),
      /** What a visitor reads: This link has expired, or Link not found. */
      z.object({ state: z.literal('expired') }),
      /** The officer has left: a colleague of the public directory takes over. */
      z.object({
        state: z.literal('forwarded'),
        officer: z.object({ id: z.string(), name: z.string() }),
      }),
      /** The link opens another page of this site, by its path and query: an officer’s, the questionnaire, or the list of officers. */
      z.object({ state: z.literal('elsewhere'), path: z.string() }),
      z.object({ state: z.literal('not-found') }),
    ]),
  },
  'record-link-event': {
    /** Once per view and kind. */
    input: z.strictObject({ ...viewSchema, kind: z.enum(['download', 'start']) }),
    output: z.object({}),
  },
} as const;
