import * as z from 'zod';
import { flyerFormatSchema } from '../compose/flyerFormats.ts';

/** A job that renders the PDF of one snapshot. Its id combines the flyer and the digest of the input. */
export const pdfJobSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  flyer_instance_id: z.string(),
  /** The flyer's owner, who may follow the job. */
  owner_user_id: z.string(),
  revision: z.number().int().min(1),
  status: z.enum(['running', 'done', 'failed']),
  /** Address of the file for signed-in members of the tenant, as returned by `render-pdf`. */
  output_url: z.string().nullable(),
  /** The rendered format; absent for the flyer on its own paper, which links and the shared page show. */
  format: flyerFormatSchema.optional(),
  /** Digest of everything that the PDF depends on: same input, same job. */
  input_digest: z.string(),
  /** Hash of the file. */
  sha256: z.string().nullable(),
  /** Bytes. */
  size: z.number().int().nullable(),
  /** The message of a failure for people. */
  error: z.string().nullable(),
  attempts: z.number().int().min(1),
  created_at: z.date(),
  updated_at: z.date(),
  /** A running job past this time was given up: another call may take it over. */
  lease_until: z.date(),
  /** For TTL, while there is no file: a finished job stays, because it has the file's hash. */
  expire_at: z.date().optional(),
});
export type PdfJob = z.output<typeof pdfJobSchema>;
