import { cell, row, type Styles, table } from './mailMarkup.ts';
import type { SignatureBlocks } from './SignatureBlocks.ts';
import type { SignatureField, SignatureLayout } from './signature.ts';

type Layout = (blocks: SignatureBlocks) => string;

const rule = (side: 'left' | 'top', color: string): Styles => ({
  [`border-${side}-width`]: 2,
  [`border-${side}-style`]: 'solid',
  [`border-${side}-color`]: color,
});

/** Fields of one kind share a line where they follow each other. */
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

/** What shares a line: phone, email and website are all ways to reach somebody. */
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

/** Returns whether a line says who somebody is. */
const isAboutPerson = (line: readonly SignatureField[] | undefined): boolean =>
  ['name', 'role'].includes(toLineKind(line?.[0]));

/**
 * Everything about the person, a line for each kind; the company's name may follow the title. `head`: name and title as long as the
 * order begins with them, for a place beside a picture; `rest`: what needs the whole width of a phone, so that no address breaks. In
 * another order all of it is the head.
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
      toLineKind(line[0]) === 'role' && (isOneColumn || index < count - 1) ? { 'padding-bottom': 6 } : {};
    if (!hasCompany || !line.includes('title')) return blocks.line(blocks.fields(line), last);
    return (
      blocks.line(blocks.fields(line)) + blocks.line(blocks.company, { ...blocks.companyStyles, ...last })
    );
  });
  return { head: drawn.slice(0, count).join(''), rest: drawn.slice(count).join('') };
}

/** Pixels of a mark that has a column to itself, at least. */
const MARK_ALONE = 56;

const markTable = (blocks: SignatureBlocks, least = 0) =>
  table(
    row(
      cell(
        blocks.mark(least),
        {},
        { width: Math.max(least, blocks.settings.logo_size), ground: blocks.markGround },
      ),
    ),
  );

/** The mark, and the photo above it, left of a rule, and at the right of it everything else. Beside a photo a phone has the buttons one below the other. */
const horizontal: Layout = (blocks) => {
  const photo = blocks.photo('50%');
  const left = table(
    (photo && row(cell(photo, {}, { width: blocks.settings.photo_size, align: 'center' }))) +
      row(
        photo
          ? cell(markTable(blocks), blocks.markPads(), { align: 'center' })
          : cell(markTable(blocks, MARK_ALONE), blocks.markPads({ isAlone: true }), { align: 'center' }),
      ),
  );
  const { head, rest } = personRows(blocks, { hasCompany: true, isOneColumn: true });
  const buttons = blocks.wrappedButtons();
  const right = table(head + rest + blocks.tagline() + (buttons && row(cell(buttons, { 'padding-top': 4 }))));
  const columns = row(
    cell(left, { 'vertical-align': 'top', 'padding-right': 12 }) +
      cell(right, { 'vertical-align': 'middle', 'padding-left': 12, ...rule('left', blocks.ruleColor) }),
  );
  return row(cell(table(columns))) + blocks.legal({ 'padding-top': 12 });
};

/** One centered column, like a letterhead: the photo, the person, and under a rule the company. */
const vertical: Layout = (leftBlocks) => {
  const blocks = leftBlocks.centered();
  const centered = { align: 'center' } as const;
  const photo = blocks.photo('50%');
  const { head, rest } = personRows(blocks, { hasCompany: false, isOneColumn: true });
  const person = table(
    (photo && row(cell(photo, { 'padding-bottom': 12 }, centered))) +
      head +
      rest +
      blocks.tagline() +
      blocks.buttons(),
  );
  const company = table(
    row(
      cell(markTable(blocks), { 'vertical-align': 'middle', ...blocks.markPads() }) +
        cell(blocks.company, {
          ...blocks.text,
          ...blocks.companyStyles,
          'vertical-align': 'middle',
          'padding-left': 12,
          ...blocks.markPads(),
        }),
    ),
  );
  // The rule is as wide as the words above it: across the whole signature it would cut it off from the email.
  const column = table(
    row(cell(person, { 'padding-bottom': 14 }, centered)) +
      row(cell(company, rule('top', blocks.ruleColor), centered)),
  );
  return row(cell(column, {}, centered)) + blocks.legal({ 'padding-top': 10, 'padding-bottom': 4 });
};

/** For replies: words alone, along a rule: who it is on one line, for whom they work on the next, behind a mark as high as the line, and below them how to reach them and where to go. */
const compact: Layout = (blocks) => {
  const onLine = (...kinds: readonly Kind[]) =>
    blocks.fields(
      blocks.order.filter((field) => kinds.includes(KINDS[field])),
      { isInline: true },
    );
  const who = onLine('name', 'role');
  const where = [onLine('contact', 'web'), onLine('place')].filter((line) => line !== '');
  const links = blocks.links();
  const words = table(
    (who && blocks.line(who, { ...blocks.namedLine, 'padding-bottom': 3 })) +
      blocks.line(blocks.markedCompany, { ...blocks.companyStyles, ...blocks.markPads({ isAlone: true }) }) +
      where.map((line, index) => blocks.line(line, index === 0 ? { 'padding-top': 3 } : {})).join('') +
      (links && blocks.line(links, { 'padding-top': 4 })) +
      blocks.tagline({ 'padding-top': 0 }),
  );
  return (
    row(cell(words, { 'padding-left': 12, ...rule('left', blocks.ruleColor) })) +
    blocks.legal({ 'padding-top': 10 })
  );
};

/** The person, then the company, the tagline and the buttons on a band of color that is as wide as the words need; without those it's a bar with the company's name. */
const banner: Layout = (blocks) => {
  const photo = blocks.photo('50%');
  const isBar = !blocks.hasBandWords;
  const { head, rest } = personRows(blocks, { hasCompany: false });
  const person = table(
    row(
      (photo &&
        cell(
          photo,
          { 'vertical-align': 'top', 'padding-right': 16 },
          { width: blocks.settings.photo_size },
        )) + cell(table(head), { 'vertical-align': photo ? 'middle' : 'top' }),
    ),
  );
  const all = table(
    row(cell(person, { 'padding-bottom': rest ? 10 : 14 })) +
      (rest && row(cell(table(rest), { 'padding-bottom': 14 }))) +
      row(cell(inBand(blocks), blocks.bandStyles({ isBar }), { ground: blocks.frame })),
  );
  return row(cell(all)) + blocks.legal({ 'padding-top': 10 });
};

/** What stands on the band: the buttons beside the words, or below them on a phone. */
function inBand(blocks: SignatureBlocks): string {
  const onBand = { color: blocks.textOnBand };
  const words = table(
    blocks.line(blocks.company, { ...blocks.companyStyles, ...onBand }) +
      blocks.tagline({ ...onBand, 'padding-top': 2 }),
  );
  const company = row(
    cell(markTable(blocks), { 'vertical-align': 'middle' }) +
      cell(words, { 'vertical-align': 'middle', 'padding-left': 14 }),
  );
  // So high that a usual button stands at the middle of a usual mark.
  const buttons = blocks.wrappedButtons({ isOnBand: true, top: 6 });
  if (buttons === '') return table(company);
  const space = { 'padding-top': 4, 'padding-bottom': 4, 'padding-right': 20 };
  return table(row(cell(table(company), space)), { align: 'left' }) + buttons;
}

/** The rows of each layout. */
export const signatureLayouts: Record<SignatureLayout, Layout> = { horizontal, vertical, compact, banner };
