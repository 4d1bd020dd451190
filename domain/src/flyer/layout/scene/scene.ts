import type { FontFace } from '../text/fontFaces.ts';

/**
 * A flyer as drawn: what both painters (preview and PDF) know of it. Distances in points, origin at the top left,
 * y downwards; colors as #rrggbb; operations in painting order.
 */
export interface Scene {
  width: number;
  height: number;
  /** For the PDF's metadata and the preview's name. */
  title: string;
  author: string;
  /** Top of the compliance footer: nothing of a design reaches below it. */
  footerTop: number;
  ops: readonly SceneOp[];
  /** Bleed beyond each edge of the page. Undefined means no bleed. */
  bleed?: number;
  /** Where a reader of the PDF can press. */
  links: readonly { box: Box; url: string }[];
}

export type SceneOp = TextOp | PathOp | ImageOp;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a piece of text is, for readers that do not see. */
export type TextRole = 'H1' | 'H2' | 'P';

/** One run in one face on one line. */
export interface TextOp {
  kind: 'text';
  text: string;
  /** Left end and base line. */
  x: number;
  y: number;
  width: number;
  face: FontFace;
  size: number;
  color: string;
  /** Extra space after every character, in points. */
  tracking: number;
  /** Runs with the same number are one paragraph or heading. */
  block: number;
  role: TextRole;
  /** The place that the text was fitted into. */
  box: Box;
  /** The field that it comes from. */
  field?: string;
  /** Degrees clockwise about (x, y). */
  rotate?: number;
  opacity?: number;
}

export type PathStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['C', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['Z'];
export type Path = readonly PathStep[];

export interface PathOp {
  kind: 'path';
  path: Path;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  clip?: Path;
  /** Set where the shape says something: a logo, a QR code. */
  alt?: string;
}

/** A picture that fills its box, cropped to its proportions; or one that is shown whole. */
export interface ImageOp extends Box {
  kind: 'image';
  /** The address that the field holds. */
  src: string;
  alt: string;
  clip: Path;
  /** The part that stays when the picture is too high. */
  focus: 'center' | 'top';
  /** Set if nothing may be cropped, such as for a logo: the horizontal alignment in its box. */
  whole?: 'left' | 'center' | 'right';
  /** Set to multiply the picture with the light background below it, so that its own white doesn't show. */
  isMultiplied?: true;
  field?: string;
}
