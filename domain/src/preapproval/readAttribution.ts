import { SHORT_CODE } from '../share/shortCode.ts';
import type { Attribution } from './attribution.ts';

/** In characters. Apart from the schema: every public page reads its attribution, few need a schema library. */
export const ATTRIBUTION_LENGTHS = { tag: 200, referrer: 500 } as const;

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

/** The shared link that led here: named in the address, or the shared page itself. */
const linkFrom = ({ searchParams, pathname }: URL): string =>
  searchParams.get('link') ?? /^\/shared\/([^/]+)$/.exec(pathname)?.[1] ?? '';

/** Reads the attribution of a page that was just opened. Answers nothing for what is not there. */
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
