import * as z from 'zod';
import { TEMPLATE_CATEGORIES } from '../../template/template.ts';
import { flyerPartiesSchema } from './flyerParties.ts';

/**
 * What a reviewer sees and the PDF is made of, taken at Submit and stored at `snapshots/{revision}`: later changes of profiles do
 * not reach it.
 */
export const flyerSnapshotSchema = z.object({
  revision: z.number().int().min(1),
  template_version_id: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  title: z.string(),
  /** The title that outsiders see; null in records from before there was one (`snapshotPublicTitle`). */
  public_title: z.string().nullable().default(null),
  /** As `effectiveData` gave them, pictures as the server's own copies. */
  data: z.record(z.string(), z.unknown()),
  parties: flyerPartiesSchema,
  /** The tracked address in the QR code; '' where none is printed. */
  link: z.string(),
  checks_version: z.string(),
  /** What the checks warned of then, by `warningKey`, for the reviewer to see. Not in snapshots from before it was kept. */
  warnings: z.array(z.string()).optional(),
});
export type FlyerSnapshot = z.output<typeof flyerSnapshotSchema>;

/** What lists and the shared page show of a snapshot: all but the values, which are in the flyer's `data` until it is edited. */
export const snapshotSummarySchema = z.object({
  revision: z.number().int().min(1),
  category: z.enum(TEMPLATE_CATEGORIES),
  public_title: z.string(),
  /** Submitted before there were public titles: a PDF made then carries the working title. */
  is_title_derived: z.boolean().default(false),
  parties: flyerPartiesSchema,
  link: z.string(),
});
export type SnapshotSummary = z.output<typeof snapshotSummarySchema>;
