import { useMediaQuery, useTheme } from '@mui/material';
import { LinkCards } from './LinkCards.tsx';
import { type LinkListProps, LinkTable } from './LinkTable.tsx';

/** Links: a table where there is room, else cards. */
export function LinkList(props: LinkListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  return hasRoomForTable ? <LinkTable {...props} /> : <LinkCards {...props} />;
}
