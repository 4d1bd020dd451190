import * as z from 'zod';
import { withoutDownloadToken } from '../pictures/pictureAddress.ts';

/** The titles in the public directory. */
export const OFFICER_TITLES = ['Branch Manager', 'Senior Loan Officer', 'Loan Officer'] as const;

/** A loan officer of the public directory. */
export const officerSchema = z.object({
  id: z.string(),
  name: z.string().min(1),
  email: z.email(),
  phone: z.string(),
  nmls: z.string(),
  title: z.enum(OFFICER_TITLES),
  bio: z.string(),
  branchId: z.string(),
  /** Address of the portrait, from the officer's profile; blank or absent: none. */
  photo: z.string().transform(withoutDownloadToken).optional(),
  /** In English: Spanish, Portuguese. */
  languages: z.array(z.string()).optional(),
  /** What they help with most, in the company's words: First-time buyers, VA loans. */
  specialties: z.array(z.string()).optional(),
  /** Two-letter codes of the states in which the officer is licensed. */
  licensed_states: z.array(z.string()).optional(),
  /** URL where visitors book a meeting (https). Blank or absent if there is none. */
  booking_url: z.string().optional(),
});
export type Officer = z.output<typeof officerSchema>;

/** More entries than any brokerage has; entries beyond that aren't listed. */
export const MAX_DIRECTORY_ENTRIES = 2000;

/** Maximum number of entries per query of an administrator; firestore.rules has the same limit. */
export const DIRECTORY_PAGE_LIMIT = 200;

/** An officer's record: entries that are being prepared, or of people who have left, are kept but not listed. */
export const officerRecordSchema = officerSchema.extend({
  listed: z.boolean().default(true),
  /** Whether the member behind it was deactivated. Absent in older records: see `hasLeft`. */
  has_left: z.boolean().optional(),
  /** Whether the entry was listed when the member left, and is listed again when they return. */
  lists_on_return: z.boolean().optional(),
  /** If the member left: the entry of the colleague to whom their public page leads. Absent in older records, and without one. */
  successor_id: z.string().nullish(),
  /** Position among the officers of the branch, from 0; null: after those that have one, by name. */
  order: z.number().int().min(0).nullable().default(null),
  /** Increases with each change in the portal, so that nobody saves over a version they haven't seen. */
  revision: z.number().int().min(0).default(0),
});
export type OfficerRecord = z.output<typeof officerRecordSchema>;
