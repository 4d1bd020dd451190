import { useMemo } from 'react';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import type { DataColumn, SortOrder } from '../../../ui/table/DataColumn.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { FIGURES, formatCount } from '../figures.ts';
import { ROLL_UP_LABELS, type RollUp, type RollUpBy, rollUp } from './rollUp.ts';
import { rollUpsCsv } from './rollUpsCsv.ts';

const toColumns = (by: RollUpBy): DataColumn<RollUp>[] => [
  {
    id: 'name',
    label: ROLL_UP_LABELS[by],
    isTitle: true,
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  {
    id: 'links',
    label: 'Links',
    kind: 'number',
    inCard: 'figure',
    cell: ({ links }) => formatCount(links),
    sortValue: ({ links }) => links,
  },
  ...FIGURES.map(
    ({ key, label }): DataColumn<RollUp> => ({
      id: key,
      label,
      kind: 'number',
      inCard: 'figure',
      cell: ({ sums }) => formatCount(sums[key]),
      sortValue: ({ sums }) => sums[key],
    }),
  ),
];
const COLUMNS = { officer: toColumns('officer'), template: toColumns('template') };

const MOST_VIEWS_FIRST: SortOrder = { by: 'views', direction: 'desc' };
const keyOf = ({ key }: RollUp) => key;

interface RollUpSectionProps {
  rows: readonly LinkRow[];
  by: RollUpBy;
  /** When the rows' figures are from: `all time`, `the last 30 days`. */
  figures: string;
  /** Saves the sums as they are shown. */
  onExport: (csv: string) => void;
}

/** The links added up by officer or template: to sort and to export. */
export function RollUpSection({ rows, by, figures, onExport }: RollUpSectionProps) {
  const groups = useMemo(() => rollUp(rows, by), [rows, by]);
  return (
    <DataTable
      // Sorting begins anew.
      key={by}
      id={`links-by-${by}`}
      name={`Links by ${by}`}
      label={`Links by ${by}, figures for ${figures}`}
      columns={COLUMNS[by]}
      rows={groups}
      getRowId={keyOf}
      initialOrder={MOST_VIEWS_FIRST}
      onExport={(shown) => onExport(rollUpsCsv(shown, by))}
    />
  );
}
