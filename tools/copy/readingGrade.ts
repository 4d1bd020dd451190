import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** A shorter text is a label, which the formula can't grade. */
const FEWEST_WORDS = 5;

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/**
 * Returns the Flesch-Kincaid grade (US school years) of a text, or undefined for labels and fragments of fewer than
 * five words.
 * @see https://apps.dtic.mil/sti/citations/ADA006655 (Kincaid and others, 1975)
 */
export function readingGrade(text: string): number | undefined {
  const words = text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  return fleschKincaid({
    sentence: [...sentences.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}
