import { isOfficerTarget } from '@brokerage/domain/link/linkTarget';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { formatCount } from '../../../lib/format/formatCount.ts';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import { LINK_STATE_STYLES } from '../../../lib/links/linkStateStyles.ts';
import type { LinkOrder } from '../../../lib/links/listedLinks.ts';
import { LinkStateChip } from '../../../ui/links/LinkStateChip.tsx';
import { Created, Expires, UpcomingEvent } from '../../../ui/links/linkFields.tsx';
import type { DataColumn, SortOrder } from '../../../ui/table/DataColumn.ts';
import { LINK_FIGURES } from '../linkFigures.ts';
import { LinkPicture } from './LinkPicture.tsx';

const officer: DataColumn<LinkRow> = {
  id: 'officer',
  label: 'Officer',
  cell: (row) => row.officer,
  isOneLine: true,
  maxWidth: 160,
  sortValue: (row) => row.officer,
};

/** When a link was made. */
export const createdColumn: DataColumn<LinkRow> = {
  id: 'created',
  label: 'Created',
  kind: 'date',
  startsHigh: true,
  cell: (row) => <Created {...row} />,
  sortValue: ({ link }) => link.created_at.getTime(),
};

/** When a link expires; links without an end sort last. */
export const expiresColumn: DataColumn<LinkRow> = {
  id: 'expires',
  label: 'Expires',
  kind: 'date',
  cell: (row) => <Expires {...row} />,
  sortValue: ({ link }) => link.expires_at?.getTime() ?? Number.POSITIVE_INFINITY,
};

/** Whether a link opens. */
export const stateColumn: DataColumn<LinkRow> = {
  id: 'state',
  label: 'Status',
  inCard: 'badge',
  cell: (row) => (
    <>
      <LinkStateChip state={row.state} />
      <UpcomingEvent {...row} />
    </>
  ),
  sortValue: ({ state }) => LINK_STATE_STYLES[state].label,
};

/** Table widths from which there's room for a column, so that none is cut off on a laptop; on narrower tables it's in the column menu. */
interface ColumnRoom {
  template: number;
  created: number;
  utmSource: number;
  figures: Partial<Record<keyof LinkSums, number>>;
}
const OWN_ROOM: ColumnRoom = {
  template: 870,
  created: 0,
  utmSource: 970,
  figures: { applications: 1060, starts: 1270, uniques: 1250, downloads: 1250 },
};
const COMPANY_ROOM: ColumnRoom = { template: 1010, created: 980, utmSource: 1200, figures: { starts: 1250 } };
/** With the officer's column, no common screen size has room for these. */
const OPTIONAL_FOR_COMPANY: readonly string[] = ['uniques', 'downloads'];

/** Returns the texts that identify a link: first its flyer, or the label of a link to a page, because many links may share the page. */
const linkTexts = ({ link, flyer, name }: LinkRow): readonly [string, string] =>
  isOfficerTarget(link.target) ? [name, flyer] : [flyer, name];

function toColumns(isCompany: boolean): DataColumn<LinkRow>[] {
  const room = isCompany ? COMPANY_ROOM : OWN_ROOM;
  return [
    {
      id: 'flyer',
      label: 'Flyer',
      isTitle: true,
      cell: (row) => linkTexts(row)[0],
      subtitle: (row) => linkTexts(row)[1],
      picture: ({ link }, place) => <LinkPicture link={link} width={place === 'table' ? 40 : 56} />,
      sortValue: (row) => linkTexts(row).join(' '),
      // Flyers' titles often differ only at the end, so they wrap instead of being cut.
      minWidth: isCompany ? 200 : 220,
      maxWidth: 320,
    },
    ...(isCompany ? [officer] : []),
    {
      id: 'template',
      label: 'Template',
      cell: ({ template }) => template,
      sortValue: ({ template }) => template,
      shownFrom: room.template,
      maxWidth: 130,
    },
    ...LINK_FIGURES.map(
      ({ key, label }): DataColumn<LinkRow> => ({
        id: key,
        label,
        kind: 'number',
        inCard: 'figure',
        isOptional: isCompany && OPTIONAL_FOR_COMPANY.includes(key),
        shownFrom: room.figures[key] ?? 0,
        cell: ({ sums }) => formatCount(sums[key]),
        sortValue: ({ sums }) => sums[key],
      }),
    ),
    { ...createdColumn, shownFrom: room.created },
    expiresColumn,
    {
      id: 'utmSource',
      label: 'UTM Source',
      cell: ({ link }) => link.utm_source ?? '',
      sortValue: ({ link }) => link.utm_source ?? '',
      shownFrom: room.utmSource,
      // The label in one line.
      minWidth: 108,
      maxWidth: 120,
    },
    stateColumn,
  ];
}

/** The columns of the member's own links. */
export const OWN_LINK_COLUMNS = toColumns(false);
/** The columns of the company's links, with the officer. */
export const COMPANY_LINK_COLUMNS = toColumns(true);

/** The order in which the page opens. */
export const NEWEST_FIRST: SortOrder = { by: 'created', direction: 'desc' };

/** Returns the order for the database to sort links by; undefined for a column that only the browser sorts. */
export function toLinkOrder({ by, direction }: SortOrder): LinkOrder | undefined {
  const figure = LINK_FIGURES.find(({ key }) => key === by)?.key;
  const field = by === 'created' ? 'created_at' : figure;
  return field && { by: field, direction };
}
