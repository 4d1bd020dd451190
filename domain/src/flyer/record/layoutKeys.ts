import * as z from 'zod';

/** The designs that a template can have. */
export const LAYOUT_KEYS = [
  'just-listed',
  'open-house',
  'rate-sheet',
  'first-home',
  'letter',
  'co-brand',
  'program',
  'event',
  'greeting',
] as const;
export const layoutKeySchema = z.enum(LAYOUT_KEYS);
export type LayoutKey = z.output<typeof layoutKeySchema>;
