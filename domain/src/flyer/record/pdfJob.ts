import * as z from 'zod';
import { flyerFormatSchema } from '../compose/flyerFormats.ts';

/** A job that renders the PDF of one snapshot. The id is made of the flyer and the digest of the input. */
export const pdfJobSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  flyer_instance_id: z.string(),
  /** Of the flyer: who may follow the job. */
  owner_user_id: z.string(),
  revision: z.number().int().min(1),
  status: z.enum(['running', 'done', 'failed']),
  /** Address of the file for signed-in people of the tenant, as `render-pdf` answers. */
  output_url: z.string().nullable(),
  /** What it renders; absent for the flyer on its own paper, which links and the shared page show. */
  format: flyerFormatSchema.optional(),
  /** Digest of all that the PDF is made of: same input, same job. */
  input_digest: z.string(),
  /** Of the file. */
  sha256: z.string().nullable(),
  /** Bytes. */
  size: z.number().int().nullable(),
  /** What a person reads of a failure. */
  error: z.string().nullable(),
  attempts: z.number().int().min(1),
  created_at: z.date(),
  updated_at: z.date(),
  /** A running job that is older was given up: another call may take it over. */
  lease_until: z.date(),
  /** For TTL, while there is no file: a finished job stays, because it holds the file's hash. */
  expire_at: z.date().optional(),
});
export type PdfJob = z.output<typeof pdfJobSchema>;
