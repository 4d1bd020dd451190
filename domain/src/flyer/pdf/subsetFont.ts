import { compareText } from '../../text/compareText.ts';
import { type TrueType, toDataView } from './trueType.ts';

export interface Subset {
  /** The tables of a font with only the wanted glyphs, renumbered. */
  tables: Map<string, Uint8Array>;
  /** Maps old glyphs to new ones. */
  renumbered: ReadonlyMap<number, number>;
}

const HAS_MORE = 0x20;

/**
 * Returns the glyphs `wanted`, the blank box for missing glyphs (0) and the parts that accented letters are composed of. Glyphs are
 * numbered in the order given, so the same text gives the same bytes.
 */
export function subsetFont(font: TrueType, wanted: readonly number[]): Subset {
  const renumbered = new Map<number, number>([[0, 0]]);
  for (const glyph of wanted) if (!renumbered.has(glyph)) renumbered.set(glyph, renumbered.size);
  const outlines: Uint8Array[] = [];
  // Iterating a Map includes entries added on the way, so parts of parts are found, too.
  for (const glyph of renumbered.keys()) outlines.push(withNewParts(font.outline(glyph), renumbered));

  const count = renumbered.size;
  const loca = new Uint8Array((count + 1) * 4);
  const hmtx = new Uint8Array(count * 4);
  const glyf = new Uint8Array(outlines.reduce((sum, { length }) => sum + padded(length), 0));
  const offsets = toDataView(loca);
  const metrics = toDataView(hmtx);
  let end = 0;
  let index = 0;
  for (const old of renumbered.keys()) {
    const outline = outlines[index] ?? new Uint8Array();
    glyf.set(outline, end);
    end += padded(outline.length);
    index += 1;
    offsets.setUint32(index * 4, end);
    metrics.setUint16(index * 4 - 4, font.advance(old));
    metrics.setInt16(index * 4 - 2, font.leftBearing(old));
  }
  const head = font.table('head').slice();
  toDataView(head).setUint32(8, 0);
  toDataView(head).setInt16(50, 1);
  const hhea = font.table('hhea').slice();
  toDataView(hhea).setUint16(34, count);
  const maxp = font.table('maxp').slice();
  toDataView(maxp).setUint16(4, count);
  return { tables: new Map(Object.entries({ glyf, head, hhea, hmtx, loca, maxp })), renumbered };
}

const padded = (length: number) => (length + 3) & ~3;

/** A composite glyph refers to its parts by number, so these get their new numbers. */
function withNewParts(outline: Uint8Array, renumbered: Map<number, number>): Uint8Array {
  if (outline.length === 0 || toDataView(outline).getInt16(0) >= 0) return outline;
  const copy = outline.slice();
  const view = toDataView(copy);
  let flags = HAS_MORE;
  for (let at = 10; flags & HAS_MORE; ) {
    flags = view.getUint16(at);
    const part = view.getUint16(at + 2);
    if (!renumbered.has(part)) renumbered.set(part, renumbered.size);
    view.setUint16(at + 2, renumbered.get(part) ?? 0);
    const offsets = flags & 0x1 ? 4 : 2;
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + offsets + scale;
  }
  return copy;
}

/** Returns a font file of these tables, with checksums and the tables sorted by name. */
export function writeFont(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => compareText(a, b));
  const start = 12 + sorted.length * 16;
  const file = new Uint8Array(start + sorted.reduce((sum, [, { length }]) => sum + padded(length), 0));
  const view = toDataView(file);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (sorted.length - power) * 16);
  let end = start;
  let headAt = 0;
  sorted.forEach(([tag, bytes], index) => {
    if (tag === 'head') headAt = end;
    file.set(bytes, end);
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(entry + letter, tag.charCodeAt(letter));
    view.setUint32(entry + 4, checksum(view, end, padded(bytes.length)));
    view.setUint32(entry + 8, end);
    view.setUint32(entry + 12, bytes.length);
    end += padded(bytes.length);
  });
  view.setUint32(headAt + 8, 0xb1b0afba - checksum(view, 0, file.length));
  return file;
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
