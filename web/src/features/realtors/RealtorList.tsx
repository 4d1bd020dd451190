import type { Realtor } from '@brokerage/domain/directory/realtor';
import { useMediaQuery, useTheme } from '@mui/material';
import type { RealtorAction } from './RealtorActions.tsx';
import { RealtorCards } from './RealtorCards.tsx';
import { RealtorTable } from './RealtorTable.tsx';
import type { Sorting } from './realtor.ts';

export interface RealtorListProps {
  /** In the order of the sorting. */
  realtors: readonly Realtor[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onChoose: (realtor: Realtor, action: RealtorAction) => void;
}

/** The realtors: a table where there is room, else cards. */
export function RealtorList(props: RealtorListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <RealtorTable {...props} /> : <RealtorCards {...props} />;
}
