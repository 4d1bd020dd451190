import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { formatCount } from '../../lib/format/formatCount.ts';
import type { DataColumn } from '../../ui/table/DataColumn.ts';

/** Returns the table column of one of a row's sums. */
export const sumColumn = <Row extends { sums: LinkSums }>(
  key: keyof LinkSums,
  label: string,
): DataColumn<Row> => ({
  id: key,
  label,
  kind: 'number',
  inCard: 'figure',
  cell: ({ sums }) => formatCount(sums[key]),
  sortValue: ({ sums }) => sums[key],
});
