import type { Realtor } from '@brokerage/domain/directory/realtor';
import { Link, useEventCallback } from '@mui/material';
import { type ReactNode, useCallback } from 'react';
import { downloadFile } from '../../lib/downloadFile.ts';
import { mailLink } from '../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { Portrait } from '../../ui/data-display/Portrait.tsx';
import type { DataColumn, SortOrder } from '../../ui/table/DataColumn.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { tableCsv } from '../../ui/table/tableCsv.ts';
import { toRowId } from '../../ui/table/toRowId.ts';
import { type RealtorAction, RealtorActions } from './RealtorActions.tsx';
import { COLUMN_KEYS, COLUMNS, type Column, formatColumn } from './realtor.ts';

const LIST_COLUMNS = COLUMN_KEYS.map(
  (key): DataColumn<Realtor> => ({
    id: key,
    label: COLUMNS[key],
    cell: (realtor) => {
      if (key === 'name') return realtor.name;
      return realtor[key] === '' ? '–' : <RealtorValue realtor={realtor} column={key} />;
    },
    // Blank ones are last, in either sort direction.
    sortValue: (realtor) => (realtor[key] === '' ? undefined : formatColumn(realtor, key)),
    csv: (realtor) => formatColumn(realtor, key),
    ...(key === 'email' && { minWidth: 190, maxWidth: 320 }),
    ...(key === 'name' && {
      isTitle: true,
      picture: ({ name, photo_url }: Realtor) => <Portrait name={name} photo={photo_url} size={36} />,
    }),
  }),
);

const BY_NAME: SortOrder = { by: 'name', direction: 'asc' };
interface RealtorListProps {
  /** By name. */
  realtors: readonly Realtor[];
  filters: ReactNode;
  empty: ReactNode;
  onChoose: (realtor: Realtor, action: RealtorAction) => void;
}

/** Lists realtors; equal values in a column are sorted by name. */
export function RealtorList({ realtors, filters, empty, onChoose }: RealtorListProps) {
  const choose = useEventCallback(onChoose);
  const renderButtons = useCallback(
    (realtor: Realtor) => <RealtorActions realtor={realtor} onChoose={choose} />,
    [choose],
  );
  return (
    <DataTable
      id="realtors"
      name="Realtors"
      label="Realtors"
      tableFrom={880}
      columns={LIST_COLUMNS}
      rows={realtors}
      getRowId={toRowId}
      initialOrder={BY_NAME}
      filters={filters}
      empty={empty}
      renderButtons={renderButtons}
      onExport={(shown) =>
        downloadFile(tableCsv(LIST_COLUMNS, shown), 'realtors.csv', 'text/csv;charset=utf-8')
      }
    />
  );
}

/** A column's value; email addresses and phone numbers are links. */
function RealtorValue({ realtor, column }: { realtor: Realtor; column: Column }) {
  const value = realtor[column];
  if (column === 'email') {
    return (
      <Link
        href={mailLink(value)}
        title={value}
        sx={{
          // One line, truncated where the column gets too narrow.
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 1,
          overflow: 'hidden',
          wordBreak: 'break-all',
        }}
      >
        {value}
      </Link>
    );
  }
  if (column === 'phone') {
    return (
      <Link href={phoneLink(value)} sx={{ whiteSpace: 'nowrap' }}>
        {formatColumn(realtor, column)}
      </Link>
    );
  }
  return value;
}
