import { IMAGE_SIZE } from '@brokerage/domain/link/sharedLink';
import { escapeHtml } from '@brokerage/domain/text/escapeHtml';
import { HOME_LINK, plainPage } from './plainPage.ts';

/** The content of a shared page's link preview. */
export interface PageCard {
  title: string;
  description: string;
  /** Absolute. */
  address: string;
  /** Absolute; of `IMAGE_SIZE`. */
  image: string;
  imageAlt: string;
  siteName: string;
  /** Address of the PDF on this site; only for a live link. */
  pdfUrl?: string;
}

/** The part of the head in web/index.html that each page fills in, between its markers. */
const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;

const toHead = ({ title, description, address, image, imageAlt, siteName }: PageCard) => {
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    named('robots', 'noindex'),
    property('type', 'website'),
    property('site_name', siteName),
    property('title', title),
    property('description', description),
    property('url', address),
    property('image', image),
    property('image:width', String(IMAGE_SIZE.width)),
    property('image:height', String(IMAGE_SIZE.height)),
    property('image:alt', imageAlt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', imageAlt),
  ].join('');
};

const pdfLink = (pdfUrl: string) => `<a href="${escapeHtml(pdfUrl)}">Open PDF</a>`;

/** The heading for browsers without scripts, between its markers. */
const NOSCRIPT_HEADING = /<!--noscript-->[\s\S]*?<!--\/noscript-->/;

const noscriptHeading = ({ title, description, pdfUrl }: PageCard) =>
  `<h1>${escapeHtml(title)}</h1><p>${pdfUrl === undefined ? escapeHtml(description) : pdfLink(pdfUrl)}</p>`;

/**
 * Fills the card into the head of the site's empty page, and the flyer's title and PDF into its content for browsers without scripts.
 * @throws Error when the page has no place for it
 */
export function sharedPageHtml(shell: string, card: PageCard): string {
  if (!HEAD.test(shell)) throw new Error('The shell has no head to fill');
  return shell.replace(HEAD, () => toHead(card)).replace(NOSCRIPT_HEADING, () => noscriptHeading(card));
}

/** Returns a standalone page, for when the site's own can't be loaded. */
export const plainPageHtml = (card: PageCard, sentence: string): string =>
  plainPage({
    head: toHead(card),
    body: `<h1>${escapeHtml(card.title)}</h1><p>${escapeHtml(sentence)}</p>${card.pdfUrl === undefined ? '' : `<p>${pdfLink(card.pdfUrl)}</p>`}${HOME_LINK}`,
  });
