import type { Content } from '../page.ts';

const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$]+/gu, ' ')
    .trim();

const toSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Whether two texts say the same words. */
export const isSameText = (one: string, other: string): boolean => normalized(one) === normalized(other);

/** Returns the content without sentences that are in `printed` word for word; undefined if nothing is left of it. */
export function withoutRepeats(content: Content, printed: string): Content | undefined {
  const known = new Set(toSentences(printed).map(normalized));
  const isKnown = (sentence: string) => known.has(normalized(sentence));
  const paragraphs = content.paragraphs.flatMap((paragraph) => {
    const sentences = toSentences(paragraph.spans.map(({ text }) => text).join(''));
    if (!sentences.some(isKnown)) return [paragraph];
    const [span, ...others] = paragraph.spans;
    const kept = sentences.filter((sentence) => !isKnown(sentence));
    if (kept.length === 0) return [];
    // Across bold and plain words a sentence can't be taken out without guessing.
    return span && others.length === 0
      ? [{ ...paragraph, spans: [{ ...span, text: kept.join(' ') }] }]
      : [paragraph];
  });
  const isEmpty = paragraphs.every(({ spans }) => spans.every(({ text }) => text.trim() === ''));
  return isEmpty ? undefined : { ...content, paragraphs };
}
