import type { Realtor } from '@brokerage/domain/directory/realtor';
import {
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { Portrait } from '../../ui/data-display/Portrait.tsx';
import type { RealtorAction } from './RealtorActions.tsx';
import { RealtorActions } from './RealtorActions.tsx';
import { RealtorValue } from './RealtorValue.tsx';
import type { Sorting } from './realtor.ts';
import { COLUMN_KEYS, COLUMNS } from './realtor.ts';

export interface RealtorListProps {
  /** In the order of the sorting. */
  realtors: readonly Realtor[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onChoose: (realtor: Realtor, action: RealtorAction) => void;
}

const [, ...details] = COLUMN_KEYS;

/** Realtors in columns that can be sorted. */
export function RealtorTable({ realtors, sorting, onSort, onChoose }: RealtorListProps) {
  return (
    <Card>
      <TableContainer>
        <Table aria-label="Realtors">
          <TableHead>
            <TableRow>
              {COLUMN_KEYS.map((column) => {
                const direction = sorting.by === column ? sorting.direction : undefined;
                return (
                  <TableCell key={column} scope="col" sortDirection={direction ?? false}>
                    <TableSortLabel
                      active={direction !== undefined}
                      direction={direction ?? 'asc'}
                      onClick={() => onSort({ by: column, direction: direction === 'asc' ? 'desc' : 'asc' })}
                    >
                      {COLUMNS[column]}
                    </TableSortLabel>
                  </TableCell>
                );
              })}
              <TableCell scope="col">Actions</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {realtors.map((realtor) => (
              <TableRow key={realtor.id}>
                <TableCell component="th" scope="row" sx={{ minWidth: 180, overflowWrap: 'anywhere' }}>
                  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                    <Portrait name={realtor.name} photo={realtor.photo_url} size={40} />
                    <strong>{realtor.name}</strong>
                  </Stack>
                </TableCell>
                {details.map((column) => (
                  <TableCell key={column} sx={{ overflowWrap: 'anywhere' }}>
                    <RealtorValue realtor={realtor} column={column} />
                  </TableCell>
                ))}
                <TableCell sx={{ py: 0.5 }}>
                  <RealtorActions realtor={realtor} onChoose={onChoose} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
