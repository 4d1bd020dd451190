import * as z from 'zod';
import { stateCodesSchema } from '../directory/stateCodesSchema.ts';
import { blankableLine } from '../text/lines.ts';

const NOTE_MAX = 200;

/** Whose applications a company accepts on its website. */
export const applyRulesSchema = z.strictObject({
  /** No new applications for now; what visitors have typed stays in their browser. */
  is_paused: z.boolean(),
  /** Shown to visitors while applications are paused, next to the phone number. May be blank. */
  paused_note: blankableLine(NOTE_MAX, 'Note'),
  /** Two-letter codes of the states in which the property may be. Empty: all states. */
  states: stateCodesSchema,
});
export type ApplyRules = z.output<typeof applyRulesSchema>;

/** Initial value for a new company. */
export const DEFAULT_APPLY_RULES: ApplyRules = { is_paused: false, paused_note: '', states: [] };
