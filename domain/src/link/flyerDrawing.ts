import * as z from 'zod';
import { FONT_FACES } from '../flyer/layout/text/fontFaces.ts';

const at = z.number();
const box = { x: at, y: at, width: at, height: at };
const pathSchema = z.array(
  z.union([
    z.tuple([z.enum(['M', 'L']), at, at]),
    z.tuple([z.literal('C'), at, at, at, at, at, at]),
    z.tuple([z.literal('Z')]),
  ]),
);
const color = z.string().regex(/^#[0-9a-f]{6}$/);

const textSchema = z.object({
  kind: z.literal('text'),
  text: z.string(),
  x: at,
  y: at,
  width: at,
  size: at,
  tracking: at,
  face: z.enum(FONT_FACES),
  color,
  block: z.number().int(),
  role: z.enum(['H1', 'H2', 'P']),
  box: z.object(box),
  rotate: at.exactOptional(),
  opacity: at.exactOptional(),
});
const shapeSchema = z.object({
  kind: z.literal('path'),
  path: pathSchema,
  fill: color.exactOptional(),
  stroke: color.exactOptional(),
  strokeWidth: at.exactOptional(),
  opacity: at.exactOptional(),
  clip: pathSchema.exactOptional(),
  alt: z.string().exactOptional(),
});
const pictureSchema = z.object({
  kind: z.literal('image'),
  ...box,
  alt: z.string(),
  clip: pathSchema,
  focus: z.enum(['center', 'top']),
  whole: z.enum(['left', 'center', 'right']).exactOptional(),
  isMultiplied: z.literal(true).exactOptional(),
  /** The picture itself: its address would reveal flyer and company, and still work after the link has ended. */
  src: z.string().startsWith('data:image/jpeg;base64,'),
});

/**
 * An approved flyer as shared-drawing returns it to anyone with a live link: only the part of its `Scene` that the PDF shows as well.
 * Parsing drops everything else in a scene (keys of fields, addresses of pictures).
 */
export const flyerDrawingSchema = z.object({
  width: at,
  height: at,
  title: z.string(),
  ops: z.array(z.discriminatedUnion('kind', [textSchema, shapeSchema, pictureSchema])),
});
export type FlyerDrawing = z.output<typeof flyerDrawingSchema>;
