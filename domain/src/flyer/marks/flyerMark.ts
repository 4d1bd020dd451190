import * as z from 'zod';
import { clientIdSchema } from '../../ids/clientId.ts';
import { blankableFreeText, requiredFreeText } from '../../text/lines.ts';

/** `marks`: per review. `text` and `note` in characters. `pages`: every design has one page. */
export const MARK_LIMITS = { marks: 30, textMin: 3, text: 500, note: 500, pages: 1 } as const;

const pageSchema = z.number().int().min(1, 'No such page').max(MARK_LIMITS.pages, 'No such page');
const fractionSchema = z.number().min(0, 'Outside the page').max(1, 'Outside the page');

/** What a mark is about: a field, a place on a page (fractions of its width and height, from the top left), or a whole page. */
export const markAnchorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('field'), field: z.string().min(1).max(100) }),
  z.strictObject({ kind: z.literal('place'), page: pageSchema, x: fractionSchema, y: fractionSchema }),
  z.strictObject({ kind: z.literal('page'), page: pageSchema }),
]);
export type MarkAnchor = z.output<typeof markAnchorSchema>;

export const markTextSchema = requiredFreeText(MARK_LIMITS.text, 'What should change').min(
  MARK_LIMITS.textMin,
  `Please write at least ${MARK_LIMITS.textMin} characters`,
);

const inputFields = {
  /** Chosen by the client. */
  id: clientIdSchema,
  anchor: markAnchorSchema,
  text: markTextSchema,
  /** The mark of the previous review that this one repeats, because it wasn't fixed. */
  carried_from: clientIdSchema.nullable().default(null),
};

/** A mark as a reviewer sends it. */
const markInputSchema = z.strictObject(inputFields);
export type MarkInput = z.output<typeof markInputSchema>;

/** The marks of a review: a bounded list, in the reviewer's order, each id once. */
export const markInputsSchema = z
  .array(markInputSchema)
  .max(MARK_LIMITS.marks, `A review can have at most ${MARK_LIMITS.marks} marks`)
  .refine((marks) => new Set(marks.map(({ id }) => id)).size === marks.length, 'Each mark needs its own id');

const flyerMarkSchema = z.object({
  ...inputFields,
  /** The field's label in the rejected edition; '' for places and pages. */
  label: z.string(),
});
export type FlyerMark = z.output<typeof flyerMarkSchema>;

/** The marks of a rejection, stored at `marks/{revision}` and never changed. The user interface numbers them from 1. */
export const flyerMarksSchema = z.object({
  /** The revision of the rejected snapshot. */
  revision: z.number().int().min(1),
  at: z.date(),
  by_user_id: z.string(),
  by_name: z.string(),
  marks: z.array(flyerMarkSchema),
});
export type FlyerMarks = z.output<typeof flyerMarksSchema>;

export const markNoteSchema = blankableFreeText(MARK_LIMITS.note, 'Note');

const markResolutionSchema = z.object({
  is_resolved: z.boolean(),
  /** The officer's note to the next reviewer; '' for none. */
  note: z.string(),
  at: z.date(),
});
export type MarkResolution = z.output<typeof markResolutionSchema>;

/** The officer's responses to the marks, stored at `mark_resolutions/{revision}`, by mark id. */
export const markResolutionsSchema = z.object({
  revision: z.number().int().min(1),
  resolutions: z.record(z.string(), markResolutionSchema),
});
