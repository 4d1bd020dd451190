import { useMediaQuery, useTheme } from '@mui/material';
import { RealtorCards } from './RealtorCards.tsx';
import { type RealtorListProps, RealtorTable } from './RealtorTable.tsx';

/** The realtors: a table where there is room, else cards. */
export function RealtorList(props: RealtorListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <RealtorTable {...props} /> : <RealtorCards {...props} />;
}
