import type { FontFace } from '../text/fontFaces.ts';

/**
 * A drawn flyer: all that both painters (preview and PDF) know about it. Distances are in points from the top left, with y downward.
 * Colors are #rrggbb. Operations are in painting order.
 */
export interface Scene {
  width: number;
  height: number;
  /** Used in the PDF's metadata and as the preview's accessible name. */
  title: string;
  author: string;
  /** Y of the top of the compliance footer. Designs draw nothing below it. */
  footerTop: number;
  ops: readonly SceneOp[];
  /** Bleed beyond each edge of the page. Undefined means no bleed. */
  bleed?: number;
  /** Clickable areas in the PDF. */
  links: readonly { box: Box; url: string }[];
}

export type SceneOp = TextOp | PathOp | ImageOp;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Role of a piece of text for assistive technology. */
export type TextRole = 'H1' | 'H2' | 'P';

/** One run of text: one face on one line. */
export interface TextOp {
  kind: 'text';
  text: string;
  /** Left end and baseline. */
  x: number;
  y: number;
  width: number;
  face: FontFace;
  size: number;
  color: string;
  /** Extra space after each character, in points. */
  tracking: number;
  /** Runs with the same number belong to one paragraph or heading. */
  block: number;
  role: TextRole;
  /** The area that the text was fitted into. */
  box: Box;
  /** Key of the field that the text comes from. */
  field?: string;
  /** Clockwise rotation around (x, y), in degrees. */
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
  /** Text alternative, set if the shape conveys something, as a logo or QR code does. */
  alt?: string;
}

/** A picture that fills its box and is cropped to the box's proportions, or one that is shown whole. */
export interface ImageOp extends Box {
  kind: 'image';
  /** The URL from the field's value. */
  src: string;
  alt: string;
  clip: Path;
  /** The part that stays visible when a tall picture is cropped. */
  focus: 'center' | 'top';
  /** Set if nothing may be cropped, such as for a logo: the horizontal alignment in its box. */
  whole?: 'left' | 'center' | 'right';
  /** Set to multiply the picture with the light background below it, so that its own white doesn't show. */
  isMultiplied?: true;
  field?: string;
}
