import { companySiteOrigin } from '@brokerage/domain/company/siteHost';
import type { Tenant } from '@brokerage/domain/company/tenant';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { toTitleWithStreet } from '@brokerage/domain/flyer/texts/splitAddress';
import type { EndReason } from '@brokerage/domain/link/endReason';
import type { ExclusionReason } from '@brokerage/domain/link/linkAnalytics';
import { LINK_LIMITS } from '@brokerage/domain/link/linkLimits';
import { sharedImagePath, sharedLinkAddress, sharedPdfPath } from '@brokerage/domain/link/sharedLink';
import { FLYER_ENDED_TITLES, LINK_UNAVAILABLE_TEXTS } from '@brokerage/domain/link/unavailableTexts';
import { cutText } from '@brokerage/domain/text/cutText';
import type { Request } from 'firebase-functions/v2/https';
import { nanoid } from 'nanoid';
import { loadCachedTenant } from '../../company/loadCachedTenant.ts';
import { toCaller } from '../../http/caller.ts';
import { describeError, logger } from '../../logging/logger.ts';
import { recordView } from '../counts/recordView.ts';
import { isBot } from '../isBot.ts';
import { defineLinkRequest, LINK_STATUS_CODES } from './defineLinkRequest.ts';
import { landingPath, type MovingLookup } from './landingPath.ts';
import { loadApprovedContent } from './loadApprovedContent.ts';
import type { LinkLookup } from './lookUpLink.ts';
import { type PageCard, plainPageHtml, sharedPageHtml } from './sharedPageHtml.ts';
import { siteShell } from './siteShell.ts';

/** The default preview card of the site, in web/public. */
const SOCIAL_CARD = '/social-card.png';
/** What a page without scripts says below the heading of a flyer that has ended. */
const ENDED_SENTENCES: Record<EndReason, string> = {
  expired: 'Ask for current terms: rates and offers change often.',
  recalled: 'Ask for a current one.',
};

/** Returns the campaign tags of a view, from the address. */
function toTags({ query }: Request) {
  const tag = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? cutText(value.toWellFormed(), LINK_LIMITS.utm) : undefined;
  };
  return {
    utm_source: tag('utm_source'),
    utm_medium: tag('utm_medium'),
    utm_campaign: tag('utm_campaign'),
  };
}

/** Lookups with a page of their own; the others redirect. */
type ShownLookup = Exclude<LinkLookup, MovingLookup>;

const toUnavailable = (lookup: ShownLookup): { title: string; sentence: string } =>
  lookup.state === 'flyer-ended'
    ? { title: FLYER_ENDED_TITLES[lookup.reason], sentence: ENDED_SENTENCES[lookup.reason] }
    : {
        title: 'Link Unavailable',
        sentence: LINK_UNAVAILABLE_TEXTS[lookup.state === 'live' ? 'failed' : lookup.state],
      };

async function toCard(lookup: ShownLookup, company: Tenant): Promise<PageCard> {
  const { company_name, nmls_id } = company;
  const origin = companySiteOrigin(company);
  if (lookup.state !== 'live') {
    const image = `${origin}${SOCIAL_CARD}`;
    const { title, sentence } = toUnavailable(lookup);
    return {
      title,
      description: sentence,
      address: origin,
      image,
      imageAlt: company_name,
      siteName: company_name,
    };
  }
  const { link, flyer, officer } = lookup;
  const content = await loadApprovedContent(flyer);
  const names = [officer.name, officer.nmls_id && `NMLS ${officer.nmls_id}`].filter(Boolean).join(', ');
  return {
    title: toTitleWithStreet(publishedTitle(flyer), content?.home),
    description: `${names} · ${company_name}, NMLS ${nmls_id}`,
    address: sharedLinkAddress(origin, link.short_code),
    image: `${origin}${sharedImagePath(link.short_code)}`,
    imageAlt: `Flyer: ${publishedTitle(flyer)}`,
    siteName: company_name,
    pdfUrl: sharedPdfPath(link.short_code),
  };
}

/** Returns why a page request doesn't count; null for a browser, whose page counts itself when it opens. */
function findExclusionReason(request: Request): ExclusionReason | null {
  const { userAgent, isPrefetch } = toCaller(request);
  if (isBot(userAgent)) return 'robot';
  if (request.method === 'HEAD') return 'head';
  return isPrefetch ? 'prefetch' : null;
}

/** Records bots, prefetches and HEAD requests, whether or not they run the page's scripts. The page is sent even if this fails. */
async function recordExcludedView(request: Request, lookup: LinkLookup, now: Date): Promise<void> {
  const exclusionReason = findExclusionReason(request);
  if ((lookup.state !== 'live' && lookup.state !== 'landing') || exclusionReason === null) return;
  const { tenant_id: tenantId, short_code: code } = lookup.link;
  const { ip, userAgent, optedOut } = toCaller(request);
  try {
    await recordView({ tenantId, code, viewId: nanoid(), ip, userAgent, optedOut, exclusionReason }, now);
  } catch (error) {
    logger.error('excluded view not recorded', { error: describeError(error) });
  }
}

/**
 * shared-page: GET /shared/{shortCode} returns the site's page with a preview card of the link's content and the link's status. A link to
 * an officer's page or the questionnaire redirects there, and that page counts the view. If the officer has left, it redirects to the
 * successor's page or, for a link to an officer, to the list of officers, and nothing is counted. If the site's page is unavailable, sends
 * a plain one, with 503 if the link is live.
 */
export const sharedPage = defineLinkRequest(
  'shared-page',
  /^(?:\/shared)?\/([^/]+)$/,
  async (request, response, lookup, { tenantId, now }) => {
    if (lookup.state === 'landing' || lookup.state === 'forwarded' || lookup.state === 'moved') {
      await recordExcludedView(request, lookup, now);
      // Temporary, because an officer may leave or be reactivated.
      response.redirect(302, landingPath(lookup, toTags(request)));
      return;
    }
    const company = await loadCachedTenant(tenantId, now);
    const [card, shell] = await Promise.all([
      toCard(lookup, company),
      siteShell(companySiteOrigin(company)),
      recordExcludedView(request, lookup, now),
    ]);
    response.set({ 'Content-Type': 'text/html; charset=utf-8', ...shell?.headers });
    if (shell) {
      response.status(LINK_STATUS_CODES[lookup.state]).end(sharedPageHtml(shell.html, card));
      return;
    }
    const isLive = lookup.state === 'live';
    if (isLive) response.set('Retry-After', '10');
    response
      .status(isLive ? 503 : LINK_STATUS_CODES[lookup.state])
      .end(plainPageHtml(card, toUnavailable(lookup).sentence));
  },
);
