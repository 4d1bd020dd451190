import { type PDFContext, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import { chunks } from '../../collections/chunks.ts';
import { compressedStream, type Deflate } from './compressedStream.ts';
import { subsetFont, writeFont } from './subsetFont.ts';
import type { TrueType } from './trueType.ts';

export interface EmbeddedFont {
  ref: PDFRef;
  /** The text as the operand of Tj: glyph numbers in hexadecimal. */
  encode(text: string): string;
}

/** Embeds the glyphs of these characters, with a mapping back to text. Same characters, same bytes. */
export function embedFont(
  context: PDFContext,
  font: TrueType,
  name: string,
  characters: ReadonlySet<string>,
  deflate?: Deflate,
): EmbeddedFont {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const findGlyph = (code: number) => font.glyphs.get(code) ?? 0;
  const { tables, renumbered } = subsetFont(font, codes.map(findGlyph));
  const glyphsByCode = new Map(codes.map((code) => [code, renumbered.get(findGlyph(code)) ?? 0]));
  const thousandths = (value: number) => Math.round((value * 1000) / font.unitsPerEm);
  const program = writeFont(tables);
  const file = context.register(compressedStream(context, program, deflate, { Length1: program.length }));
  // Six letters that distinguish a subset from the whole font (ISO 32000-1, 9.6.4).
  const baseFont = PDFName.of(`${subsetTag(codes)}+${name}`);
  const isItalic = font.italicAngle !== 0;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: baseFont,
      Flags: 4 + (isItalic ? 64 : 0),
      FontBBox: font.bounds.map(thousandths),
      ItalicAngle: font.italicAngle,
      Ascent: thousandths(font.ascent),
      Descent: thousandths(font.descent),
      CapHeight: thousandths(font.capHeight),
      StemV: Math.round(font.weight / 5),
      FontFile2: file,
    }),
  );
  const widths = [...renumbered.keys()].map((glyph) => thousandths(font.advance(glyph)));
  const system = { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 };
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: baseFont,
      CIDToGIDMap: 'Identity',
      CIDSystemInfo: system,
      FontDescriptor: descriptor,
      DW: 0,
      W: [0, widths],
    }),
  );
  const ref = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: baseFont,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(compressedStream(context, toUnicode(glyphsByCode), deflate)),
    }),
  );
  const hexByCharacter = new Map(
    [...glyphsByCode].map(([code, glyph]) => [String.fromCodePoint(code), hex(glyph)]),
  );
  return {
    ref,
    encode: (text) => `<${Array.from(text, (one) => hexByCharacter.get(one) ?? '0000').join('')}>`,
  };
}

const hex = (value: number) => value.toString(16).padStart(4, '0');

/** Derived from the characters, so that the same text gives the same tag. */
function subsetTag(codes: readonly number[]): string {
  let sum = 0x811c9dc5;
  for (const code of codes) sum = Math.imul(sum ^ code, 0x01000193) >>> 0;
  return Array.from({ length: 6 }, (_, index) =>
    String.fromCharCode(65 + (Math.floor(sum / 26 ** index) % 26)),
  ).join('');
}

/** A CMap from glyph numbers to text, at most 100 entries a section (Adobe Technical Note 5014). */
function toUnicode(glyphsByCode: ReadonlyMap<number, number>): string {
  const codesByGlyph = new Map<number, number>();
  for (const [code, glyph] of glyphsByCode) if (!codesByGlyph.has(glyph)) codesByGlyph.set(glyph, code);
  const entries = [...codesByGlyph].map(([glyph, code]) => `<${hex(glyph)}> <${utf16(code)}>`);
  const sections: string[] = [];
  for (const part of chunks(entries, 100)) {
    sections.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <ffff>',
    'endcodespacerange',
    ...sections,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

const utf16 = (code: number) => PDFHexString.fromText(String.fromCodePoint(code)).asString().slice(4);
