import * as z from 'zod';

const LENGTH = { tag: 200, referrer: 500 } as const;
// Half a surrogate pair cannot be stored.
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !/\p{Cs}/u.test(value), 'Unreadable text')
    .optional();
const tag = text(LENGTH.tag);

/** Where the visitor came from (spec public-site section 3). Lengths in characters. */
export const attributionShape = {
  utm_source: tag,
  utm_medium: tag,
  utm_campaign: tag,
  gclid: tag,
  fbclid: tag,
  referrer: text(LENGTH.referrer),
  page_path: tag,
} as const;
export const attributionSchema = z.object(attributionShape);
export type Attribution = z.output<typeof attributionSchema>;

const QUERY_TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'fbclid'] as const;

const clean = (value: string, max: number) =>
  value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, max)
    // The cut may have gone through a character of two halves.
    .replace(/\p{Cs}/gu, '');

/** A referrer without query and fragment, which may carry other people's personal data; own pages count as none. */
function referrerFrom(referrer: string, origin: string): string {
  try {
    const url = new URL(referrer);
    return url.origin === origin || !url.protocol.startsWith('http') ? '' : `${url.origin}${url.pathname}`;
  } catch {
    return '';
  }
}

/** Reads the attribution of a page that was just opened. Answers nothing for what is not there. */
export function readAttribution(page: URL, referrer: string): Attribution {
  const found: Attribution = {};
  for (const name of QUERY_TAGS) {
    const value = clean(page.searchParams.get(name) ?? '', LENGTH.tag);
    if (value) found[name] = value;
  }
  const from = clean(referrerFrom(referrer, page.origin), LENGTH.referrer);
  if (from) found.referrer = from;
  found.page_path = clean(page.pathname, LENGTH.tag);
  return found;
}
