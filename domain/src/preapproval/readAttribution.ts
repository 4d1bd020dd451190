import { SHORT_CODE } from '../link/shortCode.ts';
import type { Attribution } from './attribution.ts';
import { ATTRIBUTION_LENGTHS } from './attributionLengths.ts';

/** The parameters that mark an address as part of a campaign. */
const QUERY_TAGS = ['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'fbclid'] as const;
/** What describes one touch. */
const TOUCH = [...QUERY_TAGS, 'referrer', 'page_path'] as const;

const clean = (value: string, max: number) =>
  value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, max)
    // The cut may have split a surrogate pair.
    .replace(/\p{Cs}/gu, '');

/** A referrer without query and fragment, which may contain other people's personal data; own pages count as none. */
function referrerFrom(referrer: string, origin: string): string {
  try {
    const url = new URL(referrer);
    return url.origin === origin || !url.protocol.startsWith('http') ? '' : `${url.origin}${url.pathname}`;
  } catch {
    return '';
  }
}

/** The shared link that led here: from the address, or the shared page itself. */
const linkFrom = ({ searchParams, pathname }: URL): string =>
  searchParams.get('link') ?? /^\/shared\/([^/]+)$/.exec(pathname)?.[1] ?? '';

/** Reads the attribution of a page that was just opened. Missing values are left out. */
export function readAttribution(page: URL, referrer: string): Attribution {
  const found: Attribution = {};
  for (const name of QUERY_TAGS) {
    const value = clean(page.searchParams.get(name) ?? '', ATTRIBUTION_LENGTHS.tag);
    if (value) found[name] = value;
  }
  const link = linkFrom(page);
  if (SHORT_CODE.test(link)) found.link = link;
  const from = clean(referrerFrom(referrer, page.origin), ATTRIBUTION_LENGTHS.referrer);
  if (from) found.referrer = from;
  found.page_path = clean(page.pathname, ATTRIBUTION_LENGTHS.tag);
  return found;
}

const isTagged = (touch: Attribution) => QUERY_TAGS.some((name) => touch[name] !== undefined);

/** Returns the first touch with a campaign, under its stored names. */
function toFirstTouch(earlier: Attribution): Attribution {
  const first: Attribution = {};
  const isSecondTouch = TOUCH.every((name) => earlier[`first_${name}` as const] === undefined);
  for (const name of TOUCH) {
    const value = isSecondTouch && isTagged(earlier) ? earlier[name] : earlier[`first_${name}` as const];
    if (value !== undefined) first[`first_${name}` as const] = value;
  }
  return first;
}

/**
 * Adds a page that was just opened to what is known of the visit. A page with campaign parameters becomes the last touch; the first touch
 * with such parameters is kept as well. A page without them, or with the same ones, changes only the shared link.
 */
export function mergeAttribution(earlier: Attribution, found: Attribution): Attribution {
  const isNewTouch = QUERY_TAGS.some((name) => found[name] !== undefined && found[name] !== earlier[name]);
  const link = found.link ?? earlier.link;
  return {
    ...(isNewTouch ? { ...found, ...toFirstTouch(earlier) } : earlier),
    ...(link !== undefined && { link }),
  };
}
