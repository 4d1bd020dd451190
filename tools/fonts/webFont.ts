import { brotliCompressSync, constants } from 'node:zlib';
import { subsetFont } from '@brokerage/domain/flyer/pdf/subsetFont';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';

/**
 * Returns a WOFF2 file of these code points with outlines and widths only. Without kerning, ligatures and marks, a browser breaks lines
 * like the PDF in any settings.
 */
export function webFont(font: TrueType, codes: readonly number[], family: string): Buffer {
  const { tables, renumbered } = subsetFont(
    font,
    codes.map((code) => font.glyphs.get(code) ?? 0),
  );
  const glyphs = codes.map((code) => [code, renumbered.get(font.glyphs.get(code) ?? 0) ?? 0] as const);
  const all = new Map<string, Uint8Array>([
    ...tables,
    ['OS/2', font.table('OS/2')],
    ['cmap', characterMap(glyphs)],
    ['name', nameTable(family)],
    ['post', postTable(font.table('post'))],
  ]);
  return woff2(all);
}

/** Returns the character map (format 4): segments in which code points and glyphs increase together. */
function characterMap(glyphs: readonly (readonly [code: number, glyph: number])[]): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of glyphs) {
    const open = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (open && open.last === code - 1 && open.delta === delta) open.last = code;
    else segments.push({ first: code, last: code, delta });
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const subtable = words(
    4,
    16 + count * 8,
    0,
    count * 2,
    power * 2,
    Math.log2(power),
    (count - power) * 2,
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  );
  return Buffer.concat([words(0, 1, 3, 1, 0, 12), subtable]);
}

/** Returns the name table: family, style, full and PostScript name, for Windows in American English. */
function nameTable(family: string): Buffer {
  const texts: [number, string][] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ];
  const encoded = texts.map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()] as const);
  let offset = 0;
  const records = encoded.map(([id, text]) => {
    offset += text.length;
    return words(3, 1, 0x409, id, text.length, offset - text.length);
  });
  return Buffer.concat([
    words(0, texts.length, 6 + texts.length * 12),
    ...records,
    ...encoded.map(([, text]) => text),
  ]);
}

/** Returns the post table in version 3, which has no glyph names. */
function postTable(original: Uint8Array): Buffer {
  const table = Buffer.from(original.subarray(0, 32));
  table.writeUInt32BE(0x00030000, 0);
  return table;
}

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
};

// Order and numbers of W3C WOFF2, 4.1; loca must follow glyf.
const TAGS = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'glyf', 'loca'];
const TAG_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11];
const UNTRANSFORMED_OUTLINES = 3 << 6;

function woff2(tables: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts = TAGS.map((tag) => tables.get(tag) ?? Buffer.alloc(0));
  const directory = parts.flatMap(({ length }, index) => {
    const number = TAG_NUMBERS[index] ?? 0;
    return [number >= 10 ? number | UNTRANSFORMED_OUTLINES : number, ...base128(length)];
  });
  const data = Buffer.concat(parts);
  const compressed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  const unpadded = 48 + directory.length + compressed.length;
  const header = Buffer.alloc(48);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(Math.ceil(unpadded / 4) * 4, 8);
  header.writeUInt16BE(parts.length, 12);
  const padded = parts.reduce((sum, { length }) => sum + Math.ceil(length / 4) * 4, 0);
  header.writeUInt32BE(12 + parts.length * 16 + padded, 16);
  header.writeUInt32BE(compressed.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, Buffer.from(directory), compressed, Buffer.alloc((4 - (unpadded % 4)) % 4)]);
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}
