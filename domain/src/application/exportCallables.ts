import * as z from 'zod';
import { documentIdSchema } from '../documentId.ts';
import { recordIdSchema } from '../preapproval/application.ts';
import { PURPOSES } from '../preapproval/options.ts';
import { SUBMISSION_STATUSES } from '../preapproval/submission.ts';

/** What an exported list is narrowed to. Every field may be left out; those given must all be true of an application. */
const applicationFilterSchema = z.strictObject({
  /** Words of name, email, phone, purpose, reference number or id, as the list's search takes them. */
  search: z.string().trim().max(200).default(''),
  status: z.enum(SUBMISSION_STATUSES).optional(),
  /** An entry of the directory; null for the General team. */
  officer_id: recordIdSchema.nullable().optional(),
  branch_id: recordIdSchema.optional(),
  purpose: z.enum(PURPOSES.map((option) => option.value)).optional(),
  /** The code of a shared link, or `website` for applications that came by none. */
  source_code: z.string().min(1).max(64).optional(),
  /** Nobody has contacted the applicant, and the time to do so is over. */
  is_overdue: z.literal(true).optional(),
  /** Days on the company's clock, the first and the last that count. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type ApplicationFilter = z.output<typeof applicationFilterSchema>;

/** The `source_code` of applications that no shared link led to. */
export const WEBSITE_SOURCE = 'website';

/** Rows that one CSV file holds at most; the newest come first. */
export const MOST_EXPORTED = 5_000;

const EXPORT_FORMATS = ['pdf', 'mismo'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Contracts of what takes applications out of the portal. Each call leaves an audit record. */
export const exportCallables = {
  /** The filtered list as CSV: the company's for administrators, an officer's own for the officer. Needs a recent sign-in. */
  'export-applications': {
    input: z.strictObject({ filter: applicationFilterSchema }),
    output: z.object({
      file_name: z.string(),
      csv: z.string(),
      rows: z.number().int(),
      /** There are more than the file holds. */
      is_cut: z.boolean(),
      /** Records that couldn't be read and are not in the file. */
      unreadable: z.number().int(),
    }),
  },
  'export-application': {
    input: z.strictObject({ id: documentIdSchema, format: z.enum(EXPORT_FORMATS) }),
    output: z.object({
      file_name: z.string(),
      /** The file in Base64. */
      file: z.base64(),
      /** Answers that the format has no place for, by the question. */
      left_out: z.array(z.string()),
    }),
  },
} as const;
