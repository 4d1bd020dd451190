import type { Content } from '../page/page.ts';
import { toParagraphText } from './toPlainText.ts';

const normalized = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$]+/gu, ' ')
    .trim();

const toSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Returns whether two texts have the same words. */
export const isSameText = (one: string, other: string): boolean => normalized(one) === normalized(other);

/** Words that reverse a sentence's meaning: with one of them in between, a sentence no longer says the same. */
const NEGATION = /^(not|no|never|without|unless|except|cannot|\p{L}+n t)$/u;

/**
 * Returns whether `printed`, one of our own sentences, says `sentence` with extra words in between: "subject to credit and property
 * approval" covers "subject to credit approval". The extra words must not reverse its meaning.
 */
export function isCoveredBy(sentence: string, printed: string): boolean {
  const words = toWords(sentence);
  let next = 0;
  for (const word of toWords(printed)) {
    if (next === words.length) break;
    if (word === words[next]) next += 1;
    else if (next > 0 && NEGATION.test(word)) return false;
  }
  return next === words.length && words.length >= MIN_WORDS;
}

const toWords = (sentence: string): string[] =>
  normalized(sentence)
    .split(' ')
    .filter((word) => word !== 'and');

/** Shorter sentences match others by chance. */
const MIN_WORDS = 4;

/**
 * Returns the content without the sentences that are in `printed` word for word or that a sentence of `general` covers. Returns undefined
 * if nothing is left.
 */
export function withoutRepeats(content: Content, printed: string, general = ''): Content | undefined {
  const known = new Set(toSentences(printed).map(normalized));
  const generalSentences = general === '' ? [] : toSentences(general);
  const isKnown = (sentence: string) =>
    known.has(normalized(sentence)) || generalSentences.some((one) => isCoveredBy(sentence, one));
  const paragraphs = content.paragraphs.flatMap((paragraph) => {
    const sentences = toSentences(toParagraphText(paragraph));
    if (!sentences.some(isKnown)) return [paragraph];
    const [span, ...others] = paragraph.spans;
    const kept = sentences.filter((sentence) => !isKnown(sentence));
    if (kept.length === 0) return [];
    // A sentence that mixes bold and plain words can't be removed without guessing.
    return span && others.length === 0
      ? [{ ...paragraph, spans: [{ ...span, text: kept.join(' ') }] }]
      : [paragraph];
  });
  const isEmpty = paragraphs.every(({ spans }) => spans.every(({ text }) => text.trim() === ''));
  return isEmpty ? undefined : { ...content, paragraphs };
}
