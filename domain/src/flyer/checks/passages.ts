import { plainText } from '../texts/plainText.ts';
import type { AdvertField } from './advertField.ts';
import { type FoldedText, foldText, joinFolded } from './foldText.ts';

/** Text that is checked for disguised claims in addition to the fields themselves. */
export interface Passage extends AdvertField {
  /** Only a match across one of these positions of `text` counts: everything else is already in a field. */
  seams?: ReadonlySet<number> | undefined;
  /** Returns the field of a position in `text`, if it spans several fields. */
  keyAt?: (place: number) => string;
}

// "gua-ranteed", "guar_anteed".
const INSIDE_WORD = /(?<=[a-z])[-_.*~|·•](?=[a-z])/g;
const GREEK_SMALL = /[\u03ac-\u03ce]/;

/** Returns each field with its disguises removed, and all texts joined in the order of the form. */
export function toPassages(fields: readonly AdvertField[], texts: readonly AdvertField[]): Passage[] {
  return [...fields.flatMap(undisguised), ...(texts.length > 1 ? [joined(texts)] : [])];
}

function undisguised(field: AdvertField): Passage[] {
  const { words } = field;
  const passages: Passage[] = [];
  // A zero-width joiner may be a blank on one line and nothing in a paragraph.
  const plain = plainText(words).replace(/[_\uFEFF]/g, ' ');
  if (/[<&_\uFEFF]/.test(words) && plain !== words) passages.push(withFolded(field, foldText(plain)));
  // Some places print capitals, where a small Greek letter can look like a different Latin one.
  if (GREEK_SMALL.test(words)) passages.push(withFolded(field, foldText(words.toUpperCase())));
  const closed = [field, ...passages].map(closedUp).filter(({ seams }) => seams.size > 0);
  return [...passages, ...closed];
}

const withFolded = (field: AdvertField, folded: FoldedText): Passage => ({
  ...field,
  folded,
  text: folded.text,
});

function closedUp(field: AdvertField): Passage & { seams: ReadonlySet<number> } {
  let text = '';
  let from = 0;
  const seams = new Set<number>();
  const places: number[] = [];
  const add = (to: number) => {
    text += field.text.slice(from, to);
    for (let place = from; place < to; place++) places.push(place);
  };
  for (const { index } of field.text.matchAll(INSIDE_WORD)) {
    add(index);
    seams.add(text.length);
    from = index + 1;
  }
  add(field.text.length);
  const excerpt: FoldedText['excerpt'] = (start, end) =>
    field.folded.excerpt(places[start] ?? 0, (places[end - 1] ?? field.text.length - 1) + 1);
  return { ...withFolded(field, { text, excerpt }), seams };
}

function joined(texts: readonly AdvertField[]): Passage {
  const { starts, ...folded } = joinFolded(texts.map(({ words }) => foldText(words)));
  const keyAt = (place: number) => texts[starts.findLastIndex((start) => start <= place)]?.key ?? '';
  return {
    key: texts[0]?.key ?? '',
    label: '',
    type: 'string',
    value: undefined,
    words: '',
    isCut: false,
    folded,
    text: folded.text,
    isDisplay: false,
    isSmallPrint: false,
    keyAt,
    seams: new Set(starts.slice(1).map((start) => start - 1)),
  };
}

/** Returns whether the text between two positions differs from what a single field says. */
export function isNew({ seams }: Passage, start: number, end: number): boolean {
  if (!seams) return true;
  for (let place = start + 1; place < end; place++) if (seams.has(place)) return true;
  return false;
}
