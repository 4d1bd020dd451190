import * as z from 'zod';
import { documentIdSchema } from '../ids/documentId.ts';
import { submissionFilterSchema } from './lists/submissionFilter.ts';

/** The filter of an exported list, the same as the list's own. */
const exportFilterSchema = submissionFilterSchema.extend({
  /** Words, as in the list's search. */
  search: z.string().trim().max(200).default(''),
});

/** Maximum rows per CSV file; the newest come first. */
export const MAX_EXPORTED = 5_000;

const EXPORT_FORMATS = ['pdf', 'mismo'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Contracts for exporting submissions from the portal. Each call leaves an audit record. */
export const exportCallables = {
  /** The filtered list as CSV: the company's for administrators, an officer's own for the officer. Needs a recent sign-in. */
  'export-applications': {
    input: z.strictObject({ filter: exportFilterSchema }),
    output: z.object({
      file_name: z.string(),
      csv: z.string(),
      rows: z.number().int(),
      /** Whether there are more than fit in the file. */
      is_cut: z.boolean(),
      /** Unreadable records, which the file lacks. */
      unreadable: z.number().int(),
    }),
  },
  'export-application': {
    input: z.strictObject({ id: documentIdSchema, format: z.enum(EXPORT_FORMATS) }),
    output: z.object({
      file_name: z.string(),
      /** The file in Base64. */
      file: z.base64(),
      /** Answers that the format can't express, by question. */
      left_out: z.array(z.string()),
    }),
  },
} as const;
