import * as z from 'zod';
import { LICENSE_HOLDERS } from './licenseHolder.ts';
import { LICENSE_KIND_IDS } from './licenseKinds.ts';

/** More licenses than any brokerage has; no more are stored. */
export const MAX_LICENSES = 2000;

/** Maximum licenses per holder, so that those of a company, a branch and an officer together stay below LICENSE_PAGE_LIMIT. */
export const MAX_LICENSES_OF_HOLDER = 60;

/** Maximum number of licenses per query; firestore.rules has the same limit. */
export const LICENSE_PAGE_LIMIT = 200;

/** Limits in characters. */
export const LICENSE_LIMITS = { number: 40, authority: 120 } as const;

/** A license of the company, of a branch or of a loan officer in one state. */
export const licenseSchema = z.object({
  id: z.string(),
  holder_kind: z.enum(LICENSE_HOLDERS),
  holder_id: z.string(),
  /** Two-letter code. */
  state: z.string().length(2),
  kind: z.enum(LICENSE_KIND_IDS),
  number: z.string().min(1),
  /** Who issued a license of the kind `other`; blank for the other kinds, whose authority is known. */
  authority: z.string().default(''),
  /** The last day on which it is in force, in the company's time zone; null: it doesn't expire. */
  expires_on: z.iso.date().nullable(),
  /** The last of LICENSE_REMINDER_DAYS that a reminder was sent for, for this `expires_on`; null: none yet. */
  noticed_days: z.number().int().nullable().default(null),
  /** Increases with each change, so that nobody saves over a version they haven't seen. */
  revision: z.number().int().min(1),
  schema_version: z.number().int().default(0),
});
export type License = z.output<typeof licenseSchema>;
