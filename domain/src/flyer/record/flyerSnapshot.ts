import * as z from 'zod';
import { TEMPLATE_CATEGORIES } from '../../template/template.ts';
import { flyerPartiesSchema } from './flyerParties.ts';

/**
 * The content that a reviewer sees and that the PDF shows, taken at Submit and stored at `snapshots/{revision}`: later profile changes
 * don't affect it.
 */
export const flyerSnapshotSchema = z.object({
  revision: z.number().int().min(1),
  template_version_id: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  title: z.string(),
  /** The title for outsiders; null in older records (`snapshotPublicTitle`). */
  public_title: z.string().nullable().default(null),
  /** As returned by `effectiveData`, with pictures as the server's own copies. */
  data: z.record(z.string(), z.unknown()),
  parties: flyerPartiesSchema,
  /** The tracked address in the QR code; '' if none is printed. */
  link: z.string(),
  checks_version: z.string(),
  /** The checks' warnings at that time, by `warningKey`, for the reviewer. Absent in older snapshots. */
  warnings: z.array(z.string()).optional(),
});
export type FlyerSnapshot = z.output<typeof flyerSnapshotSchema>;

/** What lists and the shared page show of a snapshot: everything except the values, which are in the flyer's `data` until it is edited. */
export const snapshotSummarySchema = z.object({
  revision: z.number().int().min(1),
  category: z.enum(TEMPLATE_CATEGORIES),
  public_title: z.string(),
  /** Submitted before public titles existed: a PDF from that time contains the working title. */
  is_title_derived: z.boolean().default(false),
  parties: flyerPartiesSchema,
  link: z.string(),
});
export type SnapshotSummary = z.output<typeof snapshotSummarySchema>;
