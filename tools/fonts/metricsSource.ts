import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';
import { printableCodePoints } from './printableCodePoints.ts';

/**
 * The source text of domain's font metrics: by face, the ranges of code points in hexadecimal and their advance widths
 * in thousandths of the em, in base 36.
 */
export function metricsSource(fonts: readonly { face: FontFace; font: TrueType }[]): string {
  const lines = fonts.map(({ face, font }) => {
    const codes = printableCodePoints(font);
    const advances = codes.map((code) => (advanceOf(font, code) * 1000) / font.unitsPerEm);
    const facts = [
      `    ascent: ${font.ascent},`,
      `    descent: ${font.descent},`,
      `    capHeight: ${font.capHeight},`,
      `    codePoints:\n      '${ranges(codes)}',`,
      `    advances:\n      '${advances.map((advance) => Math.round(advance).toString(36)).join(' ')}',`,
    ];
    return `  ${face}: {\n${facts.join('\n')}\n  },`;
  });
  return `// Made by tools/fonts.ts from the font files. Do not edit.\nimport type { FontFace } from './fontFaces.ts';

/** Distances are in thousandths of the em; code points as ranges in hexadecimal, advances of each in base 36. */
interface FontMetrics {
  ascent: number;
  descent: number;
  capHeight: number;
  codePoints: string;
  advances: string;
}

export const fontMetrics: Record<FontFace, FontMetrics> = {\n${lines.join('\n')}\n};\n`;
}

const advanceOf = (font: TrueType, code: number) => font.advance(font.glyphs.get(code) ?? 0);

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
