import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import { AS_BASE, toBaseLetter, WIDTH_DIGITS } from '@brokerage/domain/flyer/layout/text/measure';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';
import { printableCodePoints } from './printableCodePoints.ts';

/**
 * Returns the source of domain's font metrics: for each face, its code point ranges in hexadecimal and their advance widths in thousandths
 * of an em, two digits each. A letter as wide as its base letter has `AS_BASE` instead of digits.
 */
export function metricsSource(fonts: readonly { face: FontFace; font: TrueType }[]): string {
  const lines = fonts.map(({ face, font }) => {
    const codes = printableCodePoints(face, font);
    const advances = codes.map((code) => {
      const own = toAdvance(font, code);
      const base = toBaseLetter(code);
      return base !== code && font.glyphs.has(base) && toAdvance(font, base) === own
        ? AS_BASE
        : toDigits(own);
    });
    const facts = [
      `    ascent: ${font.ascent},`,
      `    descent: ${font.descent},`,
      `    capHeight: ${font.capHeight},`,
      `    codePoints:\n      '${ranges(codes)}',`,
      `    advances:\n      '${advances.join('')}',`,
    ];
    return `  ${face}: {\n${facts.join('\n')}\n  },`;
  });
  return `// Made by tools/fonts.ts from the font files. Do not edit.\nimport type { FontFace } from './fontFaces.ts';

/** Distances are in thousandths of the em; code points as ranges in hexadecimal, advances as measure.ts reads them. */
interface FontMetrics {
  ascent: number;
  descent: number;
  capHeight: number;
  codePoints: string;
  advances: string;
}

export const fontMetrics: Record<FontFace, FontMetrics> = {\n${lines.join('\n')}\n};\n`;
}

const toAdvance = (font: TrueType, code: number) =>
  Math.round((font.advance(font.glyphs.get(code) ?? 0) * 1000) / font.unitsPerEm);

/** Returns a width in two digits. @throws Error when it doesn't fit */
function toDigits(width: number): string {
  const digits = [Math.floor(width / WIDTH_DIGITS.length), width % WIDTH_DIGITS.length];
  return digits
    .map((digit) => {
      const written = WIDTH_DIGITS[digit];
      if (written === undefined) throw new Error(`A letter of ${width} thousandths of the em`);
      return written;
    })
    .join('');
}

function ranges(codes: readonly number[]): string {
  const found: [number, number][] = [];
  for (const code of codes) {
    const last = found.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else found.push([code, code]);
  }
  return found
    .map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`))
    .join(' ');
}
