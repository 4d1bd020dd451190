import { type MarkInput, markAnchorSchema } from '@brokerage/domain/flyer/marks/flyerMark';
import * as z from 'zod';
import { safeSessionStorage } from '../../../../lib/safeStorage.ts';

/** What a reviewer has typed about a flyer and not sent yet. The texts of marks may still be too short or too long. */
export interface ReviewDraft {
  reason: string;
  marks: readonly MarkInput[];
}
export type ReviewDrafts = Readonly<Record<string, ReviewDraft>>;

export const NO_DRAFT: ReviewDraft = { reason: '', marks: [] };

const KEY = 'review_drafts';
/** Flyers whose drafts are kept; those written last. */
const MAX_DRAFTS = 20;

const storedSchema = z.object({
  user_id: z.string(),
  drafts: z.record(
    z.string(),
    z.object({
      reason: z.string(),
      marks: z.array(
        z.object({
          id: z.string(),
          anchor: markAnchorSchema,
          text: z.string(),
          carried_from: z.string().nullable(),
        }),
      ),
    }),
  ),
});

/** Loads what this person has typed in this tab, by flyer; what another person typed is removed. */
export function loadDrafts(userId: string): ReviewDrafts {
  const { data: stored } = storedSchema.safeParse(safeSessionStorage.getJson(KEY));
  if (stored?.user_id === userId) return stored.drafts;
  safeSessionStorage.removeItem(KEY);
  return {};
}

/** Saves what this person has typed for as long as the tab is open, reloads included. */
export function saveDrafts(userId: string, drafts: ReviewDrafts): void {
  safeSessionStorage.setJson(KEY, { user_id: userId, drafts });
}

/** Returns the drafts with that of a flyer replaced; one without anything in it is left out. */
export function withDraft(drafts: ReviewDrafts, flyerId: string, draft: ReviewDraft): ReviewDrafts {
  const { [flyerId]: _, ...others } = drafts;
  const isEmpty = draft.reason === '' && draft.marks.length === 0;
  const kept = Object.entries(others).slice(isEmpty ? -MAX_DRAFTS : 1 - MAX_DRAFTS);
  return Object.fromEntries(isEmpty ? kept : [...kept, [flyerId, draft]]);
}
