import { cutText } from '../../text/cutText.ts';

/** A text normalized for the rules, with each character's position in the original. */
export interface FoldedText {
  /**
   * Lowercase Latin, without accents, look-alikes, soft hyphens or repeated blanks; lines end with
   * .
   */
  text: string;
  /** Returns the original text between two positions of `text`, in whole words, at most 120 characters. */
  excerpt(start: number, end: number): string;
}

const MARK = /\p{M}/gu;
// Characters that print nothing; the layout leaves them out, too.
const INVISIBLE = /^(?:\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cs}|\p{Cn}|\p{Co})$/u;
const SPACED_OUT = /(?<![a-z])[a-z](?:[ ._*-][a-z]){4,60}(?![a-z])/g;
const WORD = /[\p{L}\p{N}'%$]/u;

/**
 * Letters of other alphabets, and symbols, by the plain character that they look like. Capitals have their own look: Greek Ν isn't a v. A
 * capital that isn't listed counts like its lowercase letter.
 */
const BY_LETTER: Record<string, string> = {
  a: 'аαɑΑΛΔ∆∂∧ᴀАд',
  b: 'вβΒъьʙ',
  c: 'сςϲϹᴄ',
  d: 'ԁđðδᴅ',
  e: 'еεΕΣ∑℮€єэәəɛҽᴇ',
  f: 'ƒ',
  g: 'ɡɢ',
  h: 'һħΗнʜ',
  i: 'іιıɩΙɪ',
  j: 'јȷϳͿᴊ',
  k: 'кκΚĸҝᴋ',
  l: 'ӏłʟℓ',
  m: 'мΜᴍ',
  n: 'ηпиπΝΠ∏∩ŋɴ',
  o: 'оοоøσθΟΘΦөᴏ',
  p: 'рρΡþᴘ',
  q: 'ԛ',
  r: 'яЯгґғΓʀ',
  s: 'ѕ',
  t: 'тτΤŧ⊤ᴛ',
  u: 'υμц∪ᴜ',
  v: 'νѵ∨ᴠ',
  w: 'ԝωшщѡᴡ',
  x: 'хχΧ',
  y: 'уγΥүұʏ',
  z: 'Ζᴢ',
  "'": '‘’‚‛′`´',
  '"': '“”„‟″«»',
  '-': '‐‑‒–—―−',
  '%': '٪',
  '/': '⁄∕',
};
const PLAIN = new Map(
  Object.entries(BY_LETTER).flatMap(([plain, others]) => [...others].map((one) => [one, plain] as const)),
);

/** Returns the plain lowercase character that a character looks like, or its own lowercase letter. */
function toLatin(char: string): string {
  const small = char.toLowerCase();
  return PLAIN.get(char) ?? PLAIN.get(small) ?? small;
}

/** Returns the text in plain lowercase letters, without anything that can hide a word, and each letter's position in the source. */
export function foldText(source: string): FoldedText {
  let text = '';
  let places: number[] = [];
  const add = (char: string, place: number) => {
    text += char;
    for (let i = 0; i < char.length; i++) places.push(place);
  };
  let place = 0;
  for (const char of source) {
    if (char !== '\uFEFF' && /\s/.test(char))
      addBlank(/[\n\r\v\f\u0085\u2028\u2029]/.test(char) ? '\n' : ' ', place);
    else if (char >= ' ' && char <= '~') add(char.toLowerCase(), place);
    else if (!INVISIBLE.test(char)) {
      const plain = char.normalize('NFKC').normalize('NFD').replace(MARK, '');
      for (const one of plain) {
        if (/\s/.test(one)) addBlank(' ', place);
        else add(toLatin(one), place);
      }
    }
    place += char.length;
  }

  function addBlank(blank: string, at: number): void {
    const last = text.at(-1);
    if (last === '\n' || (last === ' ' && blank === ' ')) return;
    if (last === ' ') {
      text = text.slice(0, -1);
      places.pop();
    }
    add(blank, at);
  }

  // "g u a r a n t e e d" counts as a word.
  let closed = '';
  const kept: number[] = [];
  let from = 0;
  for (const { 0: match, index } of text.matchAll(SPACED_OUT)) {
    closed += text.slice(from, index) + match.replace(/[^a-z]/g, '');
    kept.push(
      ...places.slice(from, index),
      ...places.slice(index, index + match.length).filter((_, i) => i % 2 === 0),
    );
    from = index + match.length;
  }
  if (from > 0) {
    closed += text.slice(from);
    for (const rest of places.slice(from)) kept.push(rest);
    text = closed;
    places = kept;
  }
  return {
    text,
    excerpt(start, end) {
      let first = places[start] ?? 0;
      const lastPlace = places[Math.max(start, end - 1)] ?? source.length - 1;
      let last = lastPlace + String.fromCodePoint(source.codePointAt(lastPlace) ?? 0).length;
      for (let i = 0; i < 20 && first > 0 && WORD.test(source[first - 1] ?? ''); i++) first--;
      for (let i = 0; i < 20 && last < source.length && WORD.test(source[last] ?? ''); i++) last++;
      return cutText(source.slice(first, last).replace(/\s+/g, ' ').trim(), 120);
    },
  };
}

/** Joins texts line by line, and returns where each of them starts. */
export function joinFolded(parts: readonly FoldedText[]): FoldedText & { starts: readonly number[] } {
  const starts: number[] = [];
  let text = '';
  for (const part of parts) {
    if (starts.length > 0) text += '\n';
    starts.push(text.length);
    text += part.text;
  }
  return {
    text,
    starts,
    excerpt(start, end) {
      const pieces = parts.map((part, index) => {
        const from = starts[index] ?? 0;
        const isIn = start < from + part.text.length && end > from;
        return isIn ? part.excerpt(Math.max(0, start - from), Math.min(part.text.length, end - from)) : '';
      });
      return cutText(pieces.filter(Boolean).join(' '), 120);
    },
  };
}
