import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';
import { countSchema, personSchema } from '../schemaParts.ts';
import { recallCriterionSchema } from './recallCriterion.ts';

/** Limits in characters. */
export const RECALL_REASON = { min: 10, max: 1000 } as const;

/** Maximum number of recalls per query; firestore.rules has the same limit. */
export const RECALLS_LIMIT = 50;

/** Number of past days whose views and scans count for recalled flyers. */
export const RECALL_DAYS = { views: 30, scans: 90 } as const;

/** `undoing`: its flyers are being restored, which may take several slices. */
export const RECALL_STATUSES = ['running', 'done', 'undoing', 'undone'] as const;
export type RecallStatus = (typeof RECALL_STATUSES)[number];

/** What a recall stops. The links and views are those of the first 300 flyers. */
export const recallReachSchema = z.object({
  flyers: countSchema,
  /** Live links, without printed codes. */
  links: countSchema,
  /** Live links of printed QR codes. */
  prints: countSchema,
  /** Views of these flyers in the last 30 days. */
  views: countSchema,
  /** Whether there are more flyers than the other figures count. */
  is_at_least: z.boolean(),
});

/** Where the work resumes, 50 flyers at a time. */
const recallWorkSchema = z.object({
  /** Number of stored slices, including those of an undo: one that is delivered twice counts once. */
  slice: countSchema,
  /** `second`: catches flyers approved during the first pass. A recall of named flyers has one pass. */
  pass: z.enum(['first', 'second']),
  /** The last flyer checked in this pass. */
  after: z.string().nullable(),
  /** Work past this time was given up: somebody may continue it. */
  lease_until: z.date(),
});

const undoSchema = z.object({
  by: personSchema,
  at: z.date(),
  reason: z.string(),
  restored: countSchema,
  /** Flyers that stay recalled because a license behind them has expired since. */
  kept: countSchema,
  /** Flyers that a later recall covers as well, and holds from then on. */
  passed_on: countSchema.default(0),
  told_user_ids: z.array(z.string()),
  finished_at: z.date().nullable(),
});

/** Approved flyers taken off all their links together. Only the server writes it; the audit log records each flyer's step, too. */
export const recallSchema = z.object({
  /** Chosen by the client, so that a retry starts no second recall. */
  id: z.string(),
  tenant_id: z.string(),
  criterion: recallCriterionSchema,
  /** The subject's name at that time: a flyer's title, a template, a person. */
  subject: z.string(),
  reason: z.string(),
  status: z.enum(RECALL_STATUSES),
  /** When the work stopped after repeated failures; somebody may continue it. */
  failed_at: z.date().nullable(),
  by: personSchema,
  started_at: z.date(),
  finished_at: z.date().nullable(),
  updated_at: z.date(),
  /** What it would stop, as found at the start. */
  found: recallReachSchema,
  /** Flyers recalled so far. */
  recalled: countSchema,
  /** The owners who were notified, in the portal and by mail. */
  told_user_ids: z.array(z.string()),
  work: recallWorkSchema,
  undo: undoSchema.nullable(),
  /** Digest of the call's request: the same id with any other request is rejected. */
  request_digest: z.string(),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Recall = z.output<typeof recallSchema>;

/** Returns whether flyers are being recalled or restored. */
export const isRecallAtWork = ({ status }: Pick<Recall, 'status'>): boolean =>
  status === 'running' || status === 'undoing';

/** Returns whether an undo kept flyers back because a license had expired: another undo can restore them. */
export const isPartlyUndone = ({ status, undo }: Pick<Recall, 'status' | 'undo'>): boolean =>
  status === 'undone' && undo !== null && undo.kept > 0;

/** Returns whether a recall's work ended prematurely: it failed, or its next slice didn't come. */
export const isRecallStalled = (recall: Pick<Recall, 'status' | 'failed_at' | 'work'>, now: Date): boolean =>
  isRecallAtWork(recall) && (recall.failed_at !== null || recall.work.lease_until <= now);

/** Returns whether flyers of a recall can be restored now: it is done or was given up halfway, or an undo kept some back. */
export const isUndoable = (
  recall: Pick<Recall, 'status' | 'failed_at' | 'work' | 'undo'>,
  now: Date,
): boolean =>
  isPartlyUndone(recall) ||
  (recall.undo === null && (recall.status === 'done' || isRecallStalled(recall, now)));
