import { escapeHtml } from '@brokerage/domain/text/escapeHtml';

/** Returns a page that uses nothing of the site, which may be unavailable. `head` and `body` are HTML. */
export const plainPage = ({ head, body }: { head: string; body: string }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body style="max-width: 40em; margin: 3em auto; padding: 0 1em; font: 18px/1.6 sans-serif">${body}</body></html>`;

/** Keeps a page out of search engines. */
export const NO_INDEX = '<meta name="robots" content="noindex">';

/** The link to the home page at the end of such a page. */
export const HOME_LINK = '<p><a href="/">Return to Home</a></p>';

/** Returns a plain page that explains an error. */
export const plainErrorPage = ({ title, sentence }: { title: string; sentence: string }): string =>
  plainPage({
    head: `${NO_INDEX}<title>${escapeHtml(title)}</title>`,
    body: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p>${HOME_LINK}`,
  });
