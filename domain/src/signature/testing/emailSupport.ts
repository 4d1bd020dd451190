/**
 * What mail programs keep of HTML, as far as signatures use it. Drawn on 2026-11-21 from the published tables of caniemail.com
 * (github.com/hteumeuleu/caniemail, data of 2026-06-29, `_features/<feature>.md`) for Gmail (web, iOS, Android), Outlook
 * (Windows with Word's engine 2013 to 2021, macOS, the web and outlook.com, iOS, Android) and Apple Mail (macOS, iOS).
 */

type Support =
  /** All of them have it. */
  | 'kept'
  /** Some ignore it; what is left is as good to read. */
  | 'ornament';

interface Rule {
  feature: string;
  support: Support;
  /** The only elements that all of them know it on. */
  on?: readonly string[];
  /** Values that all of them take. */
  values: RegExp;
}

const PIXELS = /^(0|\d+(\.\d+)?px)$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const inCells = { feature: 'css-padding', support: 'kept', on: ['td'], values: PIXELS } as const;
// Outlook draws no border beyond 8px, and none that can be relied on at <p> and <div>.
const BORDER_WIDTH = /^[0-8]px$/;
const border = (values: RegExp) =>
  ({ feature: 'css-border', support: 'kept', on: ['td', 'a', 'table'], values }) as const;

/** By property. Not here: what some lack (flex, float, position, margin: auto, svg), and shorthands. */
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
  // Outlook for Windows knows display: none alone, and shows pictures and links as it does anyway.
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
  // Outlook for Windows reads pixels as they are meant after mso-line-height-rule.
  'line-height': { feature: 'css-line-height', support: 'kept', values: PIXELS },
  // Outlook for Windows has it at tables.
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

/** By element, with the attributes that all of them keep. Features html-table, html-img, html-strong and the like. */
const ELEMENT_RULES: Record<string, readonly string[]> = {
  table: ['role', 'cellpadding', 'cellspacing', 'border', 'width', 'align', 'style'],
  tbody: [],
  tr: [],
  td: ['width', 'align', 'bgcolor', 'style'],
  img: ['src', 'width', 'height', 'alt', 'border', 'style'],
  a: ['href', 'style'],
  strong: [],
  span: ['style'],
  // As old as mail with HTML.
  br: [],
  // Gmail on phones and Outlook for Windows leave it out, and the address whole.
  wbr: [],
};

/** Features image-png and image-jpg; image-svg and image-webp are not everywhere. */
const PICTURE = /\.(png|jpe?g)(\?|$)/i;

interface MailElement {
  /** In small letters. */
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** Returns what some mail program would not keep, as sentences; none where all is well. */
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
  // Outlook for Windows takes sizes from attributes alone, in pixels; percent are of the file's own width.
  if (!/^\d+$/.test(width) || !/^\d+$/.test(height)) complaints.push(`size of ${src}`);
  if (alt === undefined) complaints.push(`no alt at ${src}`);
  if (!/^https:\/\//.test(src) || !PICTURE.test(src)) complaints.push(`${src} is no PNG or JPEG by https`);
  return complaints;
}
