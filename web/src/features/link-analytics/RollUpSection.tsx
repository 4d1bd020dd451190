import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { RollUpList } from './RollUpList.tsx';
import { MOST_VIEWS_FIRST, type RollUpBy, rollUp, rollUpColumns, sortRollUps } from './rollUp.ts';
import { rollUpsCsv } from './rollUpsCsv.ts';
import { SortField } from './SortField.tsx';

interface RollUpSectionProps {
  rows: readonly LinkRow[];
  by: RollUpBy;
  /** Of when the rows' figures are: `all time`, `the last 30 days`. */
  figures: string;
  /** Saves the sums as they are shown. */
  onExport: (csv: string) => void;
}

/** The sums by officer or template: to sort and to take along. */
export function RollUpSection({ rows, by, figures, onExport }: RollUpSectionProps) {
  const [order, setOrder] = useState(MOST_VIEWS_FIRST);
  const groups = sortRollUps(rollUp(rows, by), order);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2, justifyItems: 'end' }}>
        <Button variant="outlined" onClick={() => onExport(rollUpsCsv(groups, by))}>
          Export CSV
        </Button>
        <SortField id="sums-order" columns={rollUpColumns(by)} order={order} onOrder={setOrder} />
      </Box>
      <RollUpList groups={groups} by={by} figures={figures} order={order} onOrder={setOrder} />
    </>
  );
}
