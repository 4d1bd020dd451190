import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { escapeHtml } from '@brokerage/domain/text/escapeHtml';
import { toLightPalette } from '../src/ui/theme/palette.ts';

const HEADING = "Heading, 'Heading fallback', 'Times New Roman', serif";
const SANS = "'Public Sans Variable', 'Public Sans fallback', Arial, sans-serif";

const toStyle = (colors: ReturnType<typeof toLightPalette>) => `
  body { margin: 0; background: ${colors.background.default}; color: ${colors.text.primary}; font: 17px/28px ${SANS}; }
  header { padding: 16px 24px; background: ${colors.background.paper}; border-bottom: 1px solid ${colors.divider}; }
  header a { font: 600 22px/30px ${HEADING}; color: ${colors.primary.main}; text-decoration: none; }
  main { max-width: 34em; margin: 0 auto; padding: 64px 24px; }
  h1 { margin: 0 0 16px; font: 600 36px/1.15 ${HEADING}; letter-spacing: -0.018em; overflow-wrap: anywhere; }
  main p { margin: 0 0 16px; }
  main a { color: ${colors.primary.main}; }
  .notice { padding: 16px; border-radius: 8px; background: ${colors.info.soft}; color: ${colors.info.onSoft}; }
  .notice a { color: inherit; }
  .splash { display: none; }
`;

/**
 * Returns what a page without static content shows while JavaScript is off. The function that answers for shared flyers puts the
 * title and the PDF between the two marks.
 */
export const withoutScripts = (company: PublicCompany): string =>
  `<noscript><style>${toStyle(toLightPalette(company.colors)).replace(/\s+/g, ' ').trim()}</style><header><a href="/">${escapeHtml(company.name)}</a></header><main><!--noscript--><h1>JavaScript is off</h1><!--/noscript--><p class="notice">This page needs JavaScript. Please turn it on and load the page again, or call us at <a href="tel:${escapeHtml(company.phone)}">${escapeHtml(company.phoneDisplay)}</a>, ${escapeHtml(company.hours)}.</p><p><a href="/">Return to Home</a></p></main></noscript>`;
