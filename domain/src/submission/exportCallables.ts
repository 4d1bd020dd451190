import * as z from 'zod';
import { documentIdSchema } from '../ids/documentId.ts';
import { submissionFilterSchema } from './lists/submissionFilter.ts';

/** What an exported list is narrowed to, as the list itself. */
const exportFilterSchema = submissionFilterSchema.extend({
  /** Words, as the list's search takes them. */
  search: z.string().trim().max(200).default(''),
});

/** Rows that one CSV file holds at most; the newest come first. */
export const MAX_EXPORTED = 5_000;

const EXPORT_FORMATS = ['pdf', 'mismo'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Contracts of what takes submissions out of the portal. Each call leaves an audit record. */
export const exportCallables = {
  /** The filtered list as CSV: the company's for administrators, an officer's own for the officer. Needs a recent sign-in. */
  'export-applications': {
    input: z.strictObject({ filter: exportFilterSchema }),
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
