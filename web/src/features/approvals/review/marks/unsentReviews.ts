import { type MarkInput, markAnchorSchema } from '@brokerage/domain/flyer/marks/flyerMark';
import * as z from 'zod';
import { safeSessionStorage } from '../../../../lib/safeStorage.ts';

/** A reviewer's unsent text for a flyer. The marks' texts may still be too short or too long. */
export interface UnsentReview {
  reason: string;
  marks: readonly MarkInput[];
}
export type UnsentReviews = Readonly<Record<string, UnsentReview>>;

export const NOTHING_TYPED: UnsentReview = { reason: '', marks: [] };

const KEY = 'review_drafts';
/** Maximum number of flyers with unsent reviews to keep, most recent first. */
const MAX_REVIEWS = 20;

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

/** Loads this user's unsent reviews from this tab, by flyer; removes those of another user. */
export function loadUnsentReviews(userId: string): UnsentReviews {
  const { data: stored } = storedSchema.safeParse(safeSessionStorage.getJson(KEY));
  if (stored?.user_id === userId) return stored.drafts;
  safeSessionStorage.removeItem(KEY);
  return {};
}

/** Saves this user's unsent reviews until the tab is closed, including across reloads. */
export function saveUnsentReviews(userId: string, reviews: UnsentReviews): void {
  safeSessionStorage.setJson(KEY, { user_id: userId, drafts: reviews });
}

/** Returns the reviews with one flyer's replaced; an empty one is removed. */
export function withUnsentReview(
  reviews: UnsentReviews,
  flyerId: string,
  unsent: UnsentReview,
): UnsentReviews {
  const { [flyerId]: _, ...others } = reviews;
  const isEmpty = unsent.reason === '' && unsent.marks.length === 0;
  const kept = Object.entries(others).slice(isEmpty ? -MAX_REVIEWS : 1 - MAX_REVIEWS);
  return Object.fromEntries(isEmpty ? kept : [...kept, [flyerId, unsent]]);
}
