import type { Path, TextOp } from '../layout/scene/scene.ts';

// The operators of a content stream (ISO 32000-1, annex A) for a page whose y axis points down.

/** Returns a path as the operators of a PDF page. */
export function pathOperators(path: Path): string {
  return path
    .map(([letter, ...numbers]) => (letter === 'Z' ? 'h' : `${numbers.join(' ')} ${letter.toLowerCase()}`))
    .join('\n');
}

/** Returns #rrggbb as three values from 0 to 1. */
export function colorOperands(color: string): string {
  return [1, 3, 5]
    .map((at) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000)
    .join(' ');
}

/** Returns the operators of a line of text, upright on the flipped page. */
export function textOperators(op: TextOp, fontName: string, encoded: string): string {
  const angle = ((op.rotate ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((value) => Math.round(value * 1e5) / 1e5);
  return [
    `BT ${colorOperands(op.color)} rg`,
    `/${fontName} ${op.size} Tf ${op.tracking} Tc`,
    `${cos} ${sin} ${sin} ${-(cos ?? 1)} ${op.x} ${op.y} Tm`,
    `${encoded} Tj ET`,
  ].join('\n');
}
