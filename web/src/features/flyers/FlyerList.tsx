import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { useMediaQuery, useTheme } from '@mui/material';
import { FlyerCards } from './FlyerCards.tsx';
import { FlyerTable } from './FlyerTable.tsx';
import type { MenuAction, MyFlyer } from './myFlyer.ts';

export interface FlyerListProps {
  flyers: readonly MyFlyer[];
  onChoose: (flyer: Flyer, action: MenuAction) => void;
}

/** One's flyers: a table where there is room, else cards. */
export function FlyerList(props: FlyerListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <FlyerTable {...props} /> : <FlyerCards {...props} />;
}
