import { objectKeys } from '../../collections/records.ts';
import type { TemplateField, TemplateVersion } from '../../template/template.ts';
import { BINDINGS, boundValue } from '../fields/bindings.ts';
import { formatField } from '../fields/formatField.ts';
import type { FlyerParties } from '../record/flyerParties.ts';
import { plainText } from '../texts/plainText.ts';
import { parseRichText } from '../texts/richText.ts';

/** One side of a comparison: a flyer's snapshot, or a template's default data. */
export interface ComparedContent {
  /** If left out, titles aren't compared. */
  title?: string | undefined;
  /** If left out or unknown on either side, public titles aren't compared. */
  public_title?: string | null | undefined;
  data: Readonly<Record<string, unknown>>;
  /** If left out on either side, parties aren't compared. */
  parties?: FlyerParties | undefined;
}

/** A changed field; `before` and `after` are formatted for people, '' for nothing. */
export interface FlyerDifference {
  key: string;
  label: string;
  before: string;
  after: string;
  /** emphasis: the same words with different bold, italic or bullets. */
  kind: 'added' | 'removed' | 'changed' | 'emphasis';
  /** Whether both sides are addresses of pictures. */
  isPicture: boolean;
}

/**
 * Returns the differences between two flyers, field by field: the title, the fields in the order of the form, fields that the version no
 * longer has, then the people and companies. `version` belongs to `after`. Pure; never throws on any data.
 */
export function flyerDifference(
  version: Pick<TemplateVersion, 'handlebars_schema'>,
  before: ComparedContent,
  after: ComparedContent,
): FlyerDifference[] {
  const { fields } = version.handlebars_schema;
  const known = new Set(fields.map(({ key }) => key));
  const removedKeys = Object.keys(before.data).filter((key) => !known.has(key));
  const rows = [
    ...(before.title === undefined
      ? []
      : [row({ key: 'title', label: 'Title', before: before.title, after: after.title ?? '' })]),
    ...(before.public_title && after.public_title
      ? [
          row({
            key: 'public_title',
            label: 'Public title',
            before: before.public_title,
            after: after.public_title,
          }),
        ]
      : []),
    ...fields.map((field) => fieldRow(field, before.data[field.key], after.data[field.key])),
    ...removedKeys.map((key) =>
      row({ key, label: findLabel(key), before: plainText(before.data[key]), after: '' }),
    ),
    ...(before.parties && after.parties ? partyRows(before.parties, after.parties) : []),
  ];
  return rows.filter((one) => one !== undefined);
}

interface Sides extends Pick<FlyerDifference, 'key' | 'label' | 'before' | 'after'> {
  isPicture?: boolean;
}

function row({ key, label, before, after, isPicture = false }: Sides): FlyerDifference | undefined {
  if (before === after || (isPicture && isSameCopy(before, after))) return undefined;
  const kind = before === '' ? 'added' : after === '' ? 'removed' : 'changed';
  return { key, label, before, after, kind, isPicture };
}

/** The server names its copies of pictures by their SHA-256, in a folder for each flyer: the same name means the same picture. */
const COPY = /sealed-pictures(?:\/|%2F).*?([0-9a-f]{64})\.\w+(?:\?|$)/;

function isSameCopy(before: string, after: string): boolean {
  const digest = COPY.exec(before)?.[1];
  return digest !== undefined && digest === COPY.exec(after)?.[1];
}

function fieldRow(field: TemplateField, before: unknown, after: unknown): FlyerDifference | undefined {
  const { key, label, type } = field;
  const words = row({
    key,
    label,
    before: formatValue(field, before),
    after: formatValue(field, after),
    isPicture: type === 'image',
  });
  if (words || type !== 'rich_text' || toEmphasis(before) === toEmphasis(after)) return words;
  const text = formatValue(field, after);
  return { key, label, before: text, after: text, kind: 'emphasis', isPicture: false };
}

/** Formats a value for the comparison; one that doesn't fit its type is still shown. */
const formatValue = (field: TemplateField, value: unknown): string =>
  formatField(field, value) || plainText(value);

/** Encodes the emphasis of each letter, so that the result depends only on the look and not on how the text is split into runs. */
function toEmphasis(value: unknown): string {
  const paragraphs = parseRichText(value)?.paragraphs ?? [];
  return paragraphs
    .map(({ type, spans }) => {
      const looks = spans.map(({ text, bold, italic }) =>
        (bold ? (italic ? 'x' : 'b') : italic ? 'i' : '-').repeat(text.length),
      );
      return `${type} ${looks.join('')}`;
    })
    .join('\n');
}

/** Returns `open_house_time` as Open house time, because another version's label isn't available. */
const findLabel = (key: string): string =>
  key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

function partyRows(before: FlyerParties, after: FlyerParties) {
  // A realtor who was added or removed is one row, not one per detail.
  const isOtherRealtor = !before.realtor !== !after.realtor;
  const bindings = objectKeys(BINDINGS).filter((key) => !(isOtherRealtor && key.startsWith('realtor.')));
  const licenses = ({ company }: FlyerParties) => company.licenseLines.join('\n');
  return [
    ...bindings.map((key) =>
      row({ key, label: BINDINGS[key], before: boundValue(key, before), after: boundValue(key, after) }),
    ),
    row({
      key: 'branch.licenseNumber',
      label: 'Branch: license number',
      before: before.branch?.licenseNumber ?? '',
      after: after.branch?.licenseNumber ?? '',
    }),
    row({
      key: 'company.licenseLines',
      label: 'Company: license lines',
      before: licenses(before),
      after: licenses(after),
    }),
    row({
      key: 'company.mark',
      label: 'Company: logo',
      before: before.company.mark ?? '',
      after: after.company.mark ?? '',
      isPicture: true,
    }),
    row({
      key: 'officer.photo',
      label: 'Officer: photo',
      before: before.officer.photo,
      after: after.officer.photo,
      isPicture: true,
    }),
    ...(isOtherRealtor
      ? [
          row({
            key: 'realtor',
            label: 'Realtor',
            before: formatRealtor(before),
            after: formatRealtor(after),
          }),
        ]
      : [
          row({
            key: 'realtor.photo',
            label: 'Realtor: photo',
            before: before.realtor?.photo ?? '',
            after: after.realtor?.photo ?? '',
            isPicture: true,
          }),
          row({
            key: 'realtor.logo',
            label: 'Realtor: logo',
            before: before.realtor?.logo ?? '',
            after: after.realtor?.logo ?? '',
            isPicture: true,
          }),
        ]),
  ];
}

const formatRealtor = (parties: FlyerParties): string =>
  (['realtor.name', 'realtor.brokerage', 'realtor.phone', 'realtor.email'] as const)
    .map((key) => boundValue(key, parties))
    .filter((part) => part !== '')
    .join('\n');
