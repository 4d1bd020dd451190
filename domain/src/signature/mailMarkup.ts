import { escapeHtml } from '../text/escapeHtml.ts';
import { withoutZeroWidth } from '../text/zeroWidth.ts';
import type { SignatureFont } from './signature.ts';

/** Markup that mail programs support: tables, attributes, longhand styles. testing/emailSupport.ts lists what is allowed. */

// Line breaks and direction marks could make a name look like another one; half a surrogate pair isn't text.
const UNSEEMLY = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** Returns one line of plain text. */
export const oneLine = (text: string): string => withoutZeroWidth(text).replace(UNSEEMLY, ' ').trim();

/** Returns one line of text for HTML, in an element or an attribute. */
export const escapeLine = (text: string): string => escapeHtml(oneLine(text));

/** Each font with its fallbacks. */
export const FONT_STACKS: Record<SignatureFont, string> = {
  Arial: 'Arial,Helvetica,sans-serif',
  Helvetica: 'Helvetica,Arial,sans-serif',
  Georgia: "Georgia,'Times New Roman',serif",
  'Times New Roman': "'Times New Roman',Times,serif",
  Verdana: 'Verdana,Geneva,sans-serif',
};

export type Styles = Readonly<Record<string, string | number | undefined>>;

/** Numbers are pixels. */
function style(styles: Styles): string {
  const rules = Object.entries(styles)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}${typeof value === 'number' && value !== 0 ? 'px' : ''}`);
  return rules.length === 0 ? '' : ` style="${rules.join(';')}"`;
}

interface TableOptions {
  /** The `width` attribute: pixels, or percent. */
  width?: number | '100%';
  /** Floats next to the neighboring tables if there is room. */
  align?: 'left';
  /** False if a cell's border has rounded corners. */
  isCollapsed?: boolean;
  styles?: Styles;
}

/** Returns a layout table. Spacing is set on the cells because Outlook supports it nowhere else. */
export const table = (
  rows: string,
  { width, align, isCollapsed = true, styles = {} }: TableOptions = {},
): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${width ? ` width="${width}"` : ''}${align ? ` align="${align}"` : ''}${style({ ...(isCollapsed && { 'border-collapse': 'collapse' }), ...styles })}>${rows}</table>`;

/** Returns a table row of cells. */
export const row = (cells: string): string => `<tr>${cells}</tr>`;

interface CellOptions {
  /** The `width` attribute, in pixels. */
  width?: number;
  align?: 'center' | 'right';
  /** Background color, as the attribute that Outlook reads and as a style. */
  ground?: string | undefined;
}

/** Returns a table cell with its styles inline, as mail programs need them. */
export const cell = (
  content: string,
  styles: Styles = {},
  { width, align, ground }: CellOptions = {},
): string =>
  `<td${width ? ` width="${width}"` : ''}${align ? ` align="${align}"` : ''}${ground ? ` bgcolor="${ground}"` : ''}${style({ 'background-color': ground, ...styles })}>${content}</td>`;

/**
 * Returns font size and line height, in pixels. Outlook for Windows applies line heights exactly only after `mso-line-height-rule`, which
 * others ignore.
 */
export const type = (size: number, height: number): Styles => ({
  'font-size': size,
  'mso-line-height-rule': 'exactly',
  'line-height': height,
});

interface Picture {
  src: string;
  width: number;
  height: number;
  /** '' for a picture whose meaning is in the text next to it. */
  alt: string;
  styles?: Styles;
}

/** Sizes are attributes, because Outlook ignores them in styles and uses the file's own. */
export const picture = ({ src, width, height, alt, styles = {} }: Picture): string =>
  `<img src="${escapeLine(src)}" width="${width}" height="${height}" alt="${escapeLine(alt)}" border="0"${style({ display: 'block', ...styles })}>`;

/** Returns a link that isn’t underlined unless the styles say so. */
export const link = (address: string, content: string, styles: Styles): string =>
  `<a href="${escapeLine(address)}"${style({ 'text-decoration': 'none', ...styles })}>${content}</a>`;

/**
 * Returns a link for a cell with the color `fill`: its border enlarges the clickable area. Outlook colors the cell, but would cut off the
 * border of lines with an exact height.
 */
export const buttonLink = (
  address: string,
  text: string,
  { fill, color }: { fill: string; color: string },
): string =>
  link(address, escapeLine(text), {
    color,
    'font-weight': 'bold',
    'border-width': 8,
    'border-style': 'solid',
    'border-color': fill,
    display: 'inline-block',
    'white-space': 'nowrap',
  });
