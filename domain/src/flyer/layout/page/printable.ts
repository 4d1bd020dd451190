import type { FontFace } from '../text/fontFaces.ts';
import type { Measure } from '../text/measure.ts';

// Joiners, direction marks, variation selectors, control characters, private-use characters and unpaired surrogates print nothing.
const SILENT = /\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cs}|\p{Cn}|\p{Co}/u;
const NO_BREAK_SPACES = /[\u00a0\u2007\u202f]/g;
const SPACES = /[\p{Zs}\p{Zl}\p{Zp}\t\n\v\f\r]/u;
const STAND_INS: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u2012': '–', '\u2015': '—' };

/** Returns the part of a text that the face can print, and the characters it can't, each once. */
export function printable(
  text: string,
  face: FontFace,
  measure: Measure,
): { text: string; missing: readonly string[] } {
  const missing = new Set<string>();
  let printed = '';
  for (const character of text.normalize('NFC').replace(NO_BREAK_SPACES, '\u00a0')) {
    if (character !== '\u00a0' && SPACES.test(character)) printed += ' ';
    else if (hasAll(character, face, measure)) printed += character;
    else if (!SILENT.test(character)) {
      // Full-width letters, ligatures and the like have a plain form.
      const plain = STAND_INS[character] ?? character.normalize('NFKC');
      if (hasAll(plain, face, measure)) printed += plain;
      else missing.add(character);
    }
  }
  return { text: printed, missing: [...missing] };
}

/** Returns a message that names the characters that can't be printed, if any. */
export function unprintableMessage(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined;
  return `Cannot be printed: ${missing.slice(0, 8).join(' ')}. Please remove ${missing.length > 1 ? 'these characters' : 'this character'}.`;
}

const hasAll = (text: string, face: FontFace, measure: Measure) =>
  [...text].every((character) => measure.advance(face, character.codePointAt(0) ?? 0) !== undefined);
