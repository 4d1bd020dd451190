import { DEFAULT_HEADING_FAMILY, type HeadingFamily } from '@brokerage/domain/company/headingFamily';
import { WAITING_FONTS } from '../src/app/deferredAssets.ts';

const RULE = /@font-face\s*\{[^}]*\}/g;
/** What fonts.css calls a face of headings: `Heading` for the default family, else `Heading lora`. */
const NAME = /font-family:\s*"?Heading((?: (?!fallback)[a-z-]+)?)((?: fallback)?)"?(?=\s*[;}])/;

/**
 * Returns a page with the font rules of one family of headings, under the name `Heading` that the theme knows, and without those of the others.
 * @throws Error when it has none of that family
 */
export function applyCompanyFonts(html: string, family: HeadingFamily): string {
  let kept = 0;
  const page = html.replaceAll(RULE, (rule) => {
    const name = NAME.exec(rule);
    if (!name) return rule;
    const [, other = '', fallback = ''] = name;
    if ((other.trim() || DEFAULT_HEADING_FAMILY) !== family) return '';
    kept += 1;
    return rule.replace(NAME, `font-family:Heading${fallback}`);
  });
  if (kept === 0) throw new Error(`The page's styles have no fonts of ${family}`);
  return page;
}

const HEADING_FILE = /@font-face\s*\{\s*font-family:Heading;[^}]*url\("?([^")]+)"?\)/;

/** Returns the link that fetches the font of headings at once, of a page with that font's rules alone. */
export function headingFontLink(html: string): string {
  const [, file] = HEADING_FILE.exec(html) ?? [];
  if (file === undefined) throw new Error('The page names no font file of its headings');
  return `<link rel="preload" href="${file}" as="font" crossorigin="" type="font/woff2"/>`;
}

/**
 * Returns a page with the rules of its web fonts in a style of their own, which waits until `startWebFonts` is called.
 * @throws Error when it has none
 */
export function withWaitingFonts(html: string): string {
  const rules: string[] = [];
  const page = html.replaceAll(RULE, (rule) => {
    if (!rule.includes('url(')) return rule;
    rules.push(rule);
    return '';
  });
  if (rules.length === 0) throw new Error('The page has no web fonts');
  return page.replace(
    '</head>',
    () => `<style ${WAITING_FONTS} media="not all">${rules.join('')}</style></head>`,
  );
}
