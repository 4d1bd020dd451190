/**
 * The HTML support of mail programs, as far as signatures use it. Compiled on 2026-11-21 from the published tables of caniemail.com
 * (github.com/hteumeuleu/caniemail, data of 2026-06-29, `_features/<feature>.md`) for Gmail (web, iOS, Android), Outlook (Windows with
 * Word's engine 2013 to 2021, macOS, the web and outlook.com, iOS, Android) and Apple Mail (macOS, iOS).
 */

type Support =
  /** All of them support it. */
  | 'kept'
  /** Some ignore it, but the result is still readable. */
  | 'ornament';

interface Rule {
  feature: string;
  support: Support;
  /** The only elements on which all of them support it. */
  on?: readonly string[];
  /** Values that all of them support. */
  values: RegExp;
}

const PIXELS = /^(0|\d+(\.\d+)?px)$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const inCells = { feature: 'css-padding', support: 'kept', on: ['td'], values: PIXELS } as const;
// Outlook draws no border beyond 8px, and is unreliable on <p> and <div>.
const BORDER_WIDTH = /^[0-8]px$/;
const border = (values: RegExp) =>
  ({ feature: 'css-border', support: 'kept', on: ['td', 'a', 'table'], values }) as const;

/** By property. Left out: shorthands, and what some don't support (flex, float, position, margin: auto, svg). */
const STYLE_RULES: Record<string, Rule> = {
  'background-color': { feature: 'css-background-color', support: 'kept', values: COLOUR },
  'border-collapse': { feature: 'css-border-collapse', support: 'kept', on: ['table'], values: /^collapse$/ },
  'border-color': border(COLOUR),
  'border-left-color': border(COLOUR),
  'border-left-style': border(/^solid$/),
  'border-left-width': border(BORDER_WIDTH),
  // Square in Outlook for Windows.
  'border-radius': { feature: 'css-border-radius', support: 'ornament', values: /^(\d+px|50%)$/ },
  'border-style': border(/^solid$/),
  'border-top-color': border(COLOUR),
  'border-top-style': border(/^solid$/),
  'border-top-width': border(BORDER_WIDTH),
  'border-width': border(BORDER_WIDTH),
  color: { feature: 'css-color', support: 'kept', values: COLOUR },
  // Outlook for Windows supports only display: none, and shows pictures and links anyway.
  display: {
    feature: 'css-display',
    support: 'ornament',
    on: ['img', 'a'],
    values: /^(block|inline-block)$/,
  },
  'font-family': { feature: 'css-font', support: 'kept', values: /^[\w ,'-]+$/ },
  // No rem, no percent: Outlook for Windows.
  'font-size': { feature: 'css-font-size', support: 'kept', values: PIXELS },
  // No numbers: Outlook for Windows.
  'font-weight': { feature: 'css-font-weight', support: 'kept', values: /^(bold|normal)$/ },
  // Outlook for Windows applies pixels exactly only after mso-line-height-rule.
  'line-height': { feature: 'css-line-height', support: 'kept', values: PIXELS },
  // Outlook for Windows supports it on tables.
  'max-width': { feature: 'css-max-width', support: 'ornament', on: ['table'], values: PIXELS },
  // For Outlook on Windows only; comes before line-height.
  'mso-line-height-rule': { feature: 'css-line-height', support: 'ornament', values: /^exactly$/ },
  'padding-bottom': inCells,
  'padding-left': inCells,
  'padding-right': inCells,
  'padding-top': inCells,
  'text-decoration': { feature: 'css-text-decoration', support: 'kept', values: /^(none|underline)$/ },
  'vertical-align': {
    feature: 'css-vertical-align',
    support: 'kept',
    on: ['td', 'img'],
    values: /^(top|middle|bottom)$/,
  },
  // Outlook for Windows may break the line.
  'white-space': { feature: 'css-white-space', support: 'ornament', on: ['a', 'span'], values: /^nowrap$/ },
};

/** By element, with the attributes that all of them support. Features html-table, html-img, html-strong and the like. */
const ELEMENT_RULES: Record<string, readonly string[]> = {
  table: ['role', 'cellpadding', 'cellspacing', 'border', 'width', 'align', 'style'],
  tbody: [],
  tr: [],
  td: ['width', 'align', 'bgcolor', 'style'],
  img: ['src', 'width', 'height', 'alt', 'border', 'style'],
  a: ['href', 'style'],
  strong: [],
  span: ['style'],
  // Every mail client supports it.
  br: [],
  // Gmail on phones and Outlook for Windows drop it, which leaves the address unbroken.
  wbr: [],
};

/** Features image-png and image-jpg; image-svg and image-webp aren't supported everywhere. */
const PICTURE = /\.(png|jpe?g)(\?|$)/i;

interface MailElement {
  /** In lowercase. */
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Returns what some mail program would not support, as sentences; empty if there is nothing. */
export function mailComplaints({ name, attributes }: MailElement): string[] {
  const allowed = ELEMENT_RULES[name];
  if (!allowed) return [`<${name}> is not kept everywhere`];
  const strange = Object.keys(attributes)
    .filter((attribute) => !allowed.includes(attribute))
    .map((attribute) => `${attribute} at <${name}>`);
  const styles = (attributes.style ?? '').split(';').filter((rule) => rule !== '');
  return [
    ...strange,
    ...styles.flatMap((rule) => styleComplaints(name, rule)),
    ...pictureComplaints(name, attributes),
  ];
}

function styleComplaints(name: string, declaration: string): string[] {
  const [property = '', value = ''] = declaration.split(/:(.*)/s);
  const rule = STYLE_RULES[property];
  if (!rule) return [`${property} at <${name}> is not in the tables`];
  if (rule.on && !rule.on.includes(name)) return [`${property} at <${name}> (${rule.feature})`];
  return rule.values.test(value) ? [] : [`${property}: ${value} (${rule.feature})`];
}

function pictureComplaints(
  name: string,
  { src = '', width = '', height = '', alt }: Readonly<Record<string, string>>,
) {
  if (name !== 'img') return [];
  const complaints: string[] = [];
  // Outlook for Windows reads sizes only from attributes, in pixels; percentages are relative to the file's own width.
  if (!/^\d+$/.test(width) || !/^\d+$/.test(height)) complaints.push(`size of ${src}`);
  if (alt === undefined) complaints.push(`no alt at ${src}`);
  if (!/^https:\/\//.test(src) || !PICTURE.test(src)) complaints.push(`${src} is no PNG or JPEG by https`);
  return complaints;
}
