import { useMediaQuery, useTheme } from '@mui/material';
import { FlyerCards } from './FlyerCards.tsx';
import { type FlyerListProps, FlyerTable } from './FlyerTable.tsx';

/** One's flyers: a table where there is room, else cards. */
export function FlyerList(props: FlyerListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <FlyerTable {...props} /> : <FlyerCards {...props} />;
}
