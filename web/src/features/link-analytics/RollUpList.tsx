import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { Figures, formatCount } from './Figures.tsx';
import { FIGURES } from './linkColumns.ts';
import { nextRollUpOrder, type RollUp, type RollUpBy, type RollUpOrder, rollUpColumns } from './rollUp.ts';
import { SortHead } from './SortHead.tsx';

interface RollUpListProps {
  groups: readonly RollUp[];
  by: RollUpBy;
  /** Of when they are: `all time`, `the last 30 days`. */
  figures: string;
  order: RollUpOrder;
  onOrder: (order: RollUpOrder) => void;
}

/** Links added up by officer or template: a table where there is room, else cards. */
export function RollUpList({ groups, by, figures, order, onOrder }: RollUpListProps) {
  const { breakpoints } = useTheme();
  const hasRoomForTable = useMediaQuery(breakpoints.up('md'), { noSsr: true, defaultMatches: true });
  const label = `Links by ${by}, figures for ${figures}`;
  if (!hasRoomForTable) {
    return (
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {groups.map(({ key, name, links, sums }) => (
          <Card key={key} component="li" sx={{ p: 2 }}>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {links === 1 ? '1 link' : `${formatCount(links)} links`}
            </Typography>
            <Figures sums={sums} />
          </Card>
        ))}
      </Box>
    );
  }
  return (
    <Card>
      <TableContainer>
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              {rollUpColumns(by).map((column) => (
                <SortHead
                  key={column.key}
                  column={column}
                  order={order}
                  onPress={() => onOrder(nextRollUpOrder(order, column.key))}
                />
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map(({ key, name, links, sums }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </TableCell>
                <TableCell align="right">{formatCount(links)}</TableCell>
                {FIGURES.map((figure) => (
                  <TableCell key={figure.key} align="right">
                    {formatCount(sums[figure.key])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
