import { readableOn } from './contrastRatio.ts';
import { cell, row, type Styles, table } from './mailMarkup.ts';
import type { SignatureBlocks } from './SignatureBlocks.ts';
import type { SignatureField, SignatureLayout } from './signature.ts';

type Layout = (blocks: SignatureBlocks) => string;

const isOfPerson = (field: SignatureField): field is 'name' | 'title' =>
  field === 'name' || field === 'title';
const bar = (side: 'left' | 'top', colour: string): Styles => ({
  [`border-${side}-width`]: 2,
  [`border-${side}-style`]: 'solid',
  [`border-${side}-color`]: colour,
});

const fieldRows = (blocks: SignatureBlocks) =>
  blocks.order.map((field) => blocks.fieldRow(field)).join('') + blocks.tagline();

/** Photo beside the fields, a bar in the accent colour between them. */
const horizontal: Layout = (blocks) =>
  row(
    cell(
      table(
        row(
          blocks.photo({ 'padding-right': 16 }) +
            cell(table(fieldRows(blocks)), {
              'vertical-align': 'top',
              'padding-left': 16,
              ...bar('left', blocks.settings.accent_color),
            }),
        ),
      ),
    ),
  ) +
  blocks.buttons({ 'padding-top': 12 }) +
  blocks.logo() +
  blocks.locked();

/** All in one column under a bar. */
const vertical: Layout = (blocks) => {
  const photo = blocks.photo({ 'padding-bottom': 10 });
  return (
    row(cell('', { ...bar('top', blocks.settings.accent_color), 'font-size': 1, 'padding-bottom': 10 })) +
    (photo && row(cell(table(row(photo))))) +
    fieldRows(blocks) +
    blocks.buttons({ 'padding-top': 10 }) +
    blocks.logo() +
    blocks.locked()
  );
};

/** Few lines: neighbours of one kind share a line. */
const compact: Layout = (blocks) => {
  const rows = toLines(blocks.order).map((line) => {
    if (line[0] === 'social') return blocks.fieldRow('social');
    const parts = line
      .filter((field) => field !== 'social')
      .map((field) => (field === 'name' ? `<strong>${blocks.field(field)}</strong>` : blocks.field(field)));
    return blocks.line(parts.join(' | '));
  });
  const text = table(rows.join('') + blocks.tagline());
  return (
    row(
      cell(table(row(blocks.photo({ 'padding-right': 12 }) + cell(text, { 'vertical-align': 'middle' })))),
    ) +
    blocks.buttons({ 'padding-top': 8 }) +
    blocks.logo() +
    blocks.locked()
  );
};

/** Name and title on a band in the accent colour, the rest under it. */
const banner: Layout = (blocks) => {
  const { accent_color: fill } = blocks.settings;
  const onBand = blocks.order.filter(isOfPerson).map((field) =>
    blocks.line(blocks.field(field), {
      ...blocks.fieldStyles(field),
      color: readableOn(fill),
      'padding-bottom': 0,
    }),
  );
  const rest = blocks.order.filter((field) => !isOfPerson(field)).map((field) => blocks.fieldRow(field));
  const below = rest.join('') + blocks.tagline();
  const pads: Styles = { 'padding-top': 12, 'padding-bottom': 12 };
  const photo = blocks.photo({ ...pads, 'padding-left': 16 });
  const band = table(
    row(photo + cell(table(onBand.join('')), { ...pads, 'padding-left': 16, 'padding-right': 16 })),
    { width: '100%' },
  );
  return (
    row(cell(band, { 'background-color': fill })) +
    (below && row(cell(table(below), { 'padding-top': 10 }))) +
    blocks.buttons({ 'padding-top': 12 }) +
    blocks.logo() +
    blocks.locked()
  );
};

function toLines(order: readonly SignatureField[]): SignatureField[][] {
  const kindOf = (field: SignatureField) =>
    field === 'social' ? 'social' : isOfPerson(field) ? 'person' : 'contact';
  const lines: SignatureField[][] = [];
  for (const field of order) {
    const last = lines.at(-1);
    if (last?.[0] && kindOf(last[0]) === kindOf(field)) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

/** The rows of each layout. */
export const signatureLayouts: Record<SignatureLayout, Layout> = { horizontal, vertical, compact, banner };
