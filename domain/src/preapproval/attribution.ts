import * as z from 'zod';
import { SHORT_CODE } from '../link/shortCode.ts';
import { ATTRIBUTION_LENGTHS as LENGTH } from './attributionLengths.ts';

// The browser cleans them (readAttribution.ts); half a surrogate pair can't be stored.
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'Unreadable text')
    .optional();
const tag = text(LENGTH.tag);
const referrer = text(LENGTH.referrer).refine((url) => !url || /^https?:/.test(url), 'Not a page');

/** Where the visitor came from: the last touch, and the first one with a campaign if it differs. Lengths in characters. */
export const attributionShape = {
  utm_source: tag,
  utm_medium: tag,
  utm_campaign: tag,
  gclid: tag,
  fbclid: tag,
  referrer,
  page_path: tag,
  first_utm_source: tag,
  first_utm_medium: tag,
  first_utm_campaign: tag,
  first_gclid: tag,
  first_fbclid: tag,
  first_referrer: referrer,
  first_page_path: tag,
  /** Short code of the shared link that led here. */
  link: z.string().regex(SHORT_CODE).optional(),
} as const;
export const attributionSchema = z.object(attributionShape);
export type Attribution = z.output<typeof attributionSchema>;
