/** Sizes of a new listing's texts and the space between them, in points. */
export interface StoryStep {
  headline: number;
  address: number;
  body: number;
  gap: number;
  /** Maximum height of the headline. Defaults to three lines of 30 points. */
  max?: number;
}

const TIGHT: readonly StoryStep[] = [
  { headline: 24, address: 12, body: 12, gap: 6 },
  { headline: 24, address: 12, body: 10, gap: 6 },
];

/** Sizes to try, from roomy to tight, until the photo has its share of the page. */
export const STORY_STEPS: readonly StoryStep[] = [{ headline: 30, address: 12, body: 12, gap: 8 }, ...TIGHT];

/**
 * The same on a card. `photo` is the photo's minimum height as a share of its width: nearly square, because a taller photo next to the
 * column crops the house on both sides.
 */
export const CARD_STORY: { steps: readonly StoryStep[]; photo: number } = {
  steps: [
    { headline: 38, address: 15, body: 12, gap: 10, max: 122 },
    { headline: 30, address: 15, body: 12, gap: 10 },
    { headline: 24, address: 15, body: 12, gap: 8 },
    ...TIGHT,
  ],
  photo: 0.97,
};
