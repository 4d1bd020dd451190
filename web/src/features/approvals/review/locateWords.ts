import type { CheckFinding } from '@brokerage/domain/flyer/checks/checkFlyer';
import type { Box, SceneOp, TextOp } from '@brokerage/domain/flyer/layout/scene/scene';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { isOneWord } from '@brokerage/domain/flyer/layout/text/toSceneWords';

/** Where a character is drawn: the run, and its offset in it. */
interface Place {
  run: TextOp;
  at: number;
}

/**
 * Returns the areas on a flyer with the text of a check, or else the field's whole text; empty if the flyer doesn't show it, for example
 * when something is missing.
 */
export function locateWords(
  ops: readonly SceneOp[],
  { field, excerpt }: Pick<CheckFinding, 'field' | 'excerpt'>,
): Box[] {
  // Only the watermark is rotated.
  const runs = ops.filter((op) => op.kind === 'text').filter(({ rotate }) => rotate === undefined);
  const own = runs.filter((run) => run.field === field);
  // Officer, company and realtor details don't belong to a template field.
  const words = findWords(field.includes('.') ? runs : own, excerpt);
  if (words.length > 0) return words;
  const pictures = ops.filter((op) => op.kind === 'image').filter((op) => op.field === field);
  return [...own.map((run) => toBox(run, 0, run.text.length)), ...pictures];
}

function findWords(runs: readonly TextOp[], excerpt: string): Box[] {
  const needle = [...simplify(excerpt)].join('').trim();
  if (needle === '') return [];
  let text = '';
  const places: Place[] = [];
  const add = (character: string, place: Place) => {
    if (character === ' ' && (text === '' || text.endsWith(' '))) return;
    text += character;
    places.push(place);
  };
  runs.forEach((run, index) => {
    const before = runs[index - 1];
    if (before && !isOneWord(before, run)) add(' ', { run, at: 0 });
    [...run.text].forEach((character, at) => {
      for (const one of simplify(character)) add(one, { run, at });
    });
  });
  const start = text.indexOf(needle);
  if (start < 0) return [];
  const found = new Map<TextOp, { from: number; to: number }>();
  for (const { run, at } of places.slice(start, start + needle.length)) {
    const known = found.get(run);
    found.set(run, { from: Math.min(known?.from ?? at, at), to: Math.max(known?.to ?? at, at + 1) });
  }
  return [...found]
    .filter(([, { from, to }]) => to > from)
    .map(([run, { from, to }]) => toBox(run, from, to));
}

/** Letters normalized for comparison: ignores case, kinds of spaces and quotes, and soft hyphens. */
const simplify = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/…$/, '');

/** Returns the box around some characters of a run, with a little padding. */
function toBox(run: TextOp, from: number, to: number): Box {
  const { x, y, size, face, tracking, text } = run;
  const toWidth = (part: readonly string[]) =>
    part.reduce((sum, character) => {
      const advance = fontMeasure.advance(face, character.codePointAt(0) ?? 0) ?? 0;
      return sum + (advance * size) / 1000 + tracking;
    }, 0);
  const characters = [...text];
  return {
    x: x + toWidth(characters.slice(0, from)) - 2,
    y: y - size * 0.85 - 1,
    width: toWidth(characters.slice(from, to)) + 4,
    height: size * 1.15 + 2,
  };
}
