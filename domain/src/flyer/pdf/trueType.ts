/** The parts of a TrueType file for painting and measuring. Distances are in units of the em (`unitsPerEm`). */
export interface TrueType {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  italicAngle: number;
  weight: number;
  bounds: readonly [xMin: number, yMin: number, xMax: number, yMax: number];
  /** Code point to glyph. */
  glyphs: ReadonlyMap<number, number>;
  advance(glyph: number): number;
  leftBearing(glyph: number): number;
  /** The outline's bytes from the file; empty for a blank. */
  outline(glyph: number): Uint8Array;
  /** A table's bytes from the file. */
  table(tag: string): Uint8Array;
}

/** Returns a view of exactly these bytes; they may be only part of their buffer. */
export const toDataView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Reads a TrueType font with `glyf` outlines.
 * @throws Error when a required table is missing
 */
export function parseTrueType(source: Uint8Array): TrueType {
  // Not a Node Buffer, whose slice() doesn't copy.
  const bytes = new Uint8Array(source);
  const file = toDataView(bytes);
  const tables = new Map<string, Uint8Array>();
  for (let entry = 12; entry < 12 + file.getUint16(4) * 16; entry += 16) {
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const start = file.getUint32(entry + 8);
    tables.set(tag, bytes.subarray(start, start + file.getUint32(entry + 12)));
  }
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no table ${tag}`);
    return found;
  };
  const head = toDataView(table('head'));
  const hhea = toDataView(table('hhea'));
  const os2 = toDataView(table('OS/2'));
  const hmtx = toDataView(table('hmtx'));
  const loca = toDataView(table('loca'));
  const glyf = table('glyf');
  const metrics = hhea.getUint16(34);
  const isLong = head.getInt16(50) === 1;
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: os2.getInt16(88),
    italicAngle: toDataView(table('post')).getInt32(4) / 65536,
    weight: os2.getUint16(4),
    bounds: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    glyphs: readCharacterMap(toDataView(table('cmap'))),
    advance: (glyph) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4),
    leftBearing: (glyph) =>
      hmtx.getInt16(glyph < metrics ? glyph * 4 + 2 : metrics * 4 + (glyph - metrics) * 2),
    outline: (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1)),
    table,
  };
}

/** Formats 4 and 12 of the `cmap` table, which contain Unicode; the larger one wins. */
function readCharacterMap(cmap: DataView): Map<number, number> {
  let best = new Map<number, number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(8 + index * 8);
    const format = cmap.getUint16(start);
    const found = format === 12 ? readGroups(cmap, start) : format === 4 ? readSegments(cmap, start) : best;
    if (found.size > best.size) best = found;
  }
  return best;
}

function readGroups(cmap: DataView, start: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let group = 0; group < cmap.getUint32(start + 12); group += 1) {
    const at = start + 16 + group * 12;
    const first = cmap.getUint32(at);
    for (let code = first; code <= cmap.getUint32(at + 4); code += 1) {
      found.set(code, cmap.getUint32(at + 8) + code - first);
    }
  }
  return found;
}

function readSegments(cmap: DataView, start: number): Map<number, number> {
  const found = new Map<number, number>();
  const bytes = cmap.getUint16(start + 6);
  const ends = start + 14;
  for (let at = 0; at < bytes; at += 2) {
    const first = cmap.getUint16(ends + bytes + 2 + at);
    const delta = cmap.getUint16(ends + bytes * 2 + 2 + at);
    const rangeAt = ends + bytes * 3 + 2 + at;
    const range = cmap.getUint16(rangeAt);
    for (let code = first; code <= Math.min(cmap.getUint16(ends + at), 0xfffe); code += 1) {
      const stored = range === 0 ? code : cmap.getUint16(rangeAt + range + (code - first) * 2);
      const glyph = stored === 0 ? 0 : (stored + delta) & 0xffff;
      if (glyph !== 0) found.set(code, glyph);
    }
  }
  return found;
}
