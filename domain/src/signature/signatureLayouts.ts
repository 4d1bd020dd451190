import { cell, row, type Styles, table, type } from './mailMarkup.ts';
import type { SignatureBlocks } from './SignatureBlocks.ts';
import type { SignatureField, SignatureLayout } from './signature.ts';

type Layout = (blocks: SignatureBlocks) => string;

const rule = (side: 'left' | 'top', color: string, width = 2): Styles => ({
  [`border-${side}-width`]: width,
  [`border-${side}-style`]: 'solid',
  [`border-${side}-color`]: color,
});

/** A bar as wide as a word, at the start of a signature or of a part. */
const bar = ({ palette }: SignatureBlocks): string =>
  table(row(cell('', { ...type(1, 1), ...rule('top', palette.rule) }, { width: 40 })));

/** Consecutive fields of one kind share a line. */
type Kind = 'name' | 'role' | 'contact' | 'web' | 'place' | 'social';
const KINDS: Record<SignatureField, Kind> = {
  name: 'name',
  title: 'role',
  nmls: 'role',
  phone: 'contact',
  email: 'contact',
  website: 'web',
  address: 'place',
  social: 'social',
};

/** Returns the kind of line for a field: phone, email and website share a line, because they are all ways to reach somebody. */
const toLineKind = (field: SignatureField | undefined): Kind => {
  const kind = KINDS[field ?? 'name'];
  return kind === 'web' ? 'contact' : kind;
};

function toLines(order: readonly SignatureField[]): SignatureField[][] {
  const lines: SignatureField[][] = [];
  for (const field of order) {
    const last = lines.at(-1);
    if (last?.[0] && toLineKind(last[0]) === toLineKind(field)) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

/** Returns whether a line is about who somebody is. */
const isAboutPerson = (line: readonly SignatureField[] | undefined): boolean =>
  ['name', 'role'].includes(toLineKind(line?.[0]));

/**
 * Everything about the person, one line per kind; the company's name may follow the title. `head`: name and title if the order begins with
 * them, for a place next to a picture; `rest`: what needs the whole width of a phone, so that no address breaks. In any other order, all of
 * it is the head.
 */
function personRows(
  blocks: SignatureBlocks,
  { hasCompany, isOneColumn = false }: { hasCompany: boolean; isOneColumn?: boolean },
): { head: string; rest: string } {
  const lines = toLines(blocks.order);
  const first = lines.findIndex((line) => !isAboutPerson(line));
  const count = first > 0 && !lines.slice(first).some(isAboutPerson) ? first : lines.length;
  const drawn = lines.map((line, index) => {
    if (line[0] === 'social') return blocks.social();
    if (line[0] === 'name') return blocks.line(blocks.fields(line), blocks.nameStyles);
    const last: Styles =
      toLineKind(line[0]) === 'role' && (isOneColumn || index < count - 1) ? { 'padding-bottom': 8 } : {};
    if (!hasCompany || !line.includes('title')) return blocks.line(blocks.fields(line), last);
    return blocks.line(blocks.fields(line)) + blocks.company(last);
  });
  return { head: drawn.slice(0, count).join(''), rest: drawn.slice(count).join('') };
}

/** Minimum size of a mark that has a column to itself, in pixels. */
const MARK_ALONE = 64;

/**
 * The mark, with the photo above it, to the left of a rule, and everything else to the right. Next to a photo, a phone stacks the buttons.
 */
const horizontal: Layout = (blocks) => {
  const photo = blocks.photo();
  const left = table(
    (photo && row(cell(photo, {}, { width: blocks.settings.photo_size, align: 'center' }))) +
      row(
        photo
          ? cell(blocks.markTable(), blocks.markPads(), { align: 'center' })
          : cell(blocks.markTable(MARK_ALONE), blocks.markPads({ isAlone: true }), { align: 'center' }),
      ),
  );
  const { head, rest } = personRows(blocks, { hasCompany: true, isOneColumn: true });
  const buttons = blocks.wrappedButtons();
  // Space on both sides of the rule. Next to a photo, a phone has no room for more.
  const gutter = photo ? 12 : 16;
  const right = table(head + rest + blocks.tagline() + (buttons && row(cell(buttons, { 'padding-top': 6 }))));
  const columns = row(
    cell(left, { 'vertical-align': photo ? 'top' : 'middle', 'padding-right': gutter }) +
      cell(right, {
        'vertical-align': 'middle',
        'padding-left': gutter,
        ...rule('left', blocks.palette.rule),
      }),
  );
  return row(cell(table(columns))) + blocks.legal({ 'padding-top': 14 });
};

/** One centered column, like a letterhead: the photo, the person, and the company below a bar. */
const vertical: Layout = (leftBlocks) => {
  const blocks = leftBlocks.centered();
  const centered = { align: 'center' } as const;
  const photo = blocks.photo();
  const { head, rest } = personRows(blocks, { hasCompany: false, isOneColumn: true });
  const buttons = blocks.buttons();
  const column = table(
    (photo && row(cell(photo, { 'padding-bottom': 12 }, centered))) +
      head +
      rest +
      blocks.tagline() +
      (buttons && row(cell(buttons, { 'padding-top': 14 }, centered))) +
      row(cell(bar(blocks), { 'padding-top': 18 }, centered)) +
      row(cell(leftBlocks.lockup(blocks.markPads()), {}, centered)),
  );
  return row(cell(column, {}, centered)) + blocks.legal({ 'padding-top': 14, 'padding-bottom': 4 });
};

/**
 * For replies: only words below a bar: the person on one line, the company on the next, after a mark as high as the line, and below them
 * contact details and links.
 */
const compact: Layout = (blocks) => {
  const onLine = (...kinds: readonly Kind[]) =>
    blocks.fields(
      blocks.order.filter((field) => kinds.includes(KINDS[field])),
      { isInline: true },
    );
  const who = onLine('name', 'role');
  const where = [onLine('contact', 'web'), onLine('place')].filter((line) => line !== '');
  const links = blocks.links();
  return (
    row(cell(bar(blocks), { 'padding-bottom': 8 })) +
    (who && blocks.line(who, { ...blocks.namedLine, 'padding-bottom': 2 })) +
    blocks.markedCompany(blocks.markPads({ isAlone: true })) +
    where.map((line, index) => blocks.line(line, index === 0 ? { 'padding-top': 6 } : {})).join('') +
    (links && blocks.line(links, { 'padding-top': 6 })) +
    blocks.tagline({ 'padding-top': links ? 0 : 6 }) +
    blocks.legal({ 'padding-top': 10 })
  );
};

/** Pixels between the band's edge and its content: more would break an address on the narrowest phone. */
const BAND_EDGE = 16;
/** Pixels below the company when the buttons wrap below it. */
const WRAP_GAP = 8;

/**
 * A business card in white on the company's color: the person, their contact details, and below a line the company with the buttons next to
 * it.
 */
const banner: Layout = (paperBlocks) => {
  const blocks = paperBlocks.onBand();
  const photo = blocks.photo();
  const { head, rest } = personRows(blocks, { hasCompany: false });
  const person = photo
    ? table(
        row(
          cell(photo, { 'padding-right': 16 }, { width: blocks.settings.photo_size }) +
            cell(table(head), { 'vertical-align': 'middle' }),
        ),
      )
    : table(head);
  const { logo_padding_top, logo_padding_bottom } = blocks.settings;
  const card = table(
    row(cell(person, { 'padding-bottom': photo ? 14 : 10 })) +
      (rest && row(cell(table(rest), { 'padding-bottom': 16 }))) +
      row(
        cell(companyOnBand(blocks), {
          'padding-top': logo_padding_top,
          'padding-bottom': logo_padding_bottom,
          ...rule('top', blocks.palette.rule, 1),
        }),
      ),
  );
  const panel = cell(
    card,
    {
      'border-radius': 8,
      'padding-top': BAND_EDGE,
      'padding-right': BAND_EDGE,
      'padding-bottom': blocks.facts.buttons.length > 0 ? BAND_EDGE - WRAP_GAP : BAND_EDGE,
      'padding-left': BAND_EDGE,
    },
    { ground: blocks.band },
  );
  return row(cell(table(row(panel)))) + paperBlocks.legal({ 'padding-top': 12 });
};

/** The company with the buttons next to it, or below if they don't fit. */
function companyOnBand(blocks: SignatureBlocks): string {
  const company = blocks.lockup({}, { hasTagline: true });
  const buttons = blocks.buttons();
  if (buttons === '') return company;
  // Centers a default-size button on a default-size mark.
  const pads = { 'padding-top': 2, 'padding-bottom': WRAP_GAP };
  return (
    table(row(cell(company, { 'padding-right': 20, 'padding-bottom': WRAP_GAP })), { align: 'left' }) +
    table(row(cell(buttons, pads)), { align: 'left' })
  );
}

/** The rows of each layout. */
export const signatureLayouts: Record<SignatureLayout, Layout> = { horizontal, vertical, compact, banner };
