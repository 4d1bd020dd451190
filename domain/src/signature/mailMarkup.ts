import { escapeHtml } from '../text/escapeHtml.ts';
import { withoutZeroWidth } from '../text/zeroWidth.ts';
import type { SignatureFont } from './signature.ts';

/** Markup that mail programs keep: tables, attributes, longhand styles. What is allowed: testing/emailSupport.ts. */

// Line breaks and marks of direction would let a name look like another one; half a surrogate pair isn't text.
const UNSEEMLY = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** Returns one line of plain text. */
export const oneLine = (text: string): string => withoutZeroWidth(text).replace(UNSEEMLY, ' ').trim();

/** Returns one line of text for HTML, in an element or an attribute. */
export const escaped = (text: string): string => escapeHtml(oneLine(text));

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
  /** Beside the tables before and after it, as far as there is room. */
  align?: 'left';
  /** False where a cell's border has round corners. */
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
  /** Color of the ground, as the attribute that Outlook reads and as a style. */
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
 * Returns the size of text and the height of its lines, in pixels. Outlook for Windows reads such heights as they are meant after
 * `mso-line-height-rule` alone, which others don't know.
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

/** Sizes are attributes: Outlook ignores them in styles, and shows the file's own. */
export const picture = ({ src, width, height, alt, styles = {} }: Picture): string =>
  `<img src="${escaped(src)}" width="${width}" height="${height}" alt="${escaped(alt)}" border="0"${style({ display: 'block', ...styles })}>`;

/** Returns a link that isn’t underlined unless the styles say so. */
export const link = (address: string, content: string, styles: Styles): string =>
  `<a href="${escaped(address)}"${style({ 'text-decoration': 'none', ...styles })}>${content}</a>`;

/**
 * Returns a link for a cell of the color `fill`: its border widens what is clicked. Outlook colors the cell, and would cut the border off lines of an
 * exact height.
 */
export const buttonLink = (
  address: string,
  text: string,
  { fill, color }: { fill: string; color: string },
): string =>
  link(address, escaped(text), {
    color,
    'font-weight': 'bold',
    'border-width': 8,
    'border-style': 'solid',
    'border-color': fill,
    display: 'inline-block',
    'white-space': 'nowrap',
  });
