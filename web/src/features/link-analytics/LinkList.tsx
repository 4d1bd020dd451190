import { useMediaQuery, useTheme } from '@mui/material';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { LinkCards } from './LinkCards.tsx';
import type { LinkAction } from './LinkMenu.tsx';
import { LinkTable } from './LinkTable.tsx';
import type { LinkOrder } from './linkColumns.ts';

export interface LinkListProps {
  rows: readonly LinkRow[];
  /** Of when they are: `all time`, `the last 30 days`. */
  figures: string;
  order: LinkOrder;
  /** Whose link it is, is shown. */
  hasOfficers: boolean;
  onOrder: (order: LinkOrder) => void;
  onChoose: (row: LinkRow, action: LinkAction) => void;
}

/** Links: a table where there is room, else cards. */
export function LinkList(props: LinkListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <LinkTable {...props} /> : <LinkCards {...props} />;
}
