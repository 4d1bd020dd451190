import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { formatCount } from './Figures.tsx';
import { FIGURES } from './linkColumns.ts';
import type { ViewBar } from './viewBars.ts';

const HEIGHT = 100;
/** Part of a bar's room that it fills. */
const WIDTH = 0.72;

/** Views over time as bars, and the same as a table. */
export function ViewsChart({ bars }: { bars: readonly ViewBar[] }) {
  const [isTable, setTable] = useState(false);
  if (bars.every(({ sums }) => sums.views === 0)) {
    return <Typography sx={{ color: 'text.secondary', py: 2 }}>No views in this period.</Typography>;
  }
  return (
    <>
      <Bars bars={bars} />
      <Button aria-expanded={isTable} onClick={() => setTable(!isTable)} sx={{ ml: -1.5, mt: 0.5 }}>
        {isTable ? 'Hide the table' : 'Show as a table'}
      </Button>
      {isTable && <BarTable bars={bars} />}
    </>
  );
}

/** `Nov 1 to Nov 30: 1,204 views, most on Nov 12 (96).` */
function formatSummary(bars: readonly ViewBar[]): string {
  const all = bars.reduce((sum, { sums }) => sum + sums.views, 0);
  const best = bars.reduce((one, other) => (other.sums.views > one.sums.views ? other : one));
  const span = `${bars[0]?.label} to ${bars.at(-1)?.label}`;
  const preposition = best.key.length > 7 ? 'on' : 'in';
  return `Views, ${span}: ${formatCount(all)}, most ${preposition} ${best.label} (${formatCount(best.sums.views)}).`;
}

function Bars({ bars }: { bars: readonly ViewBar[] }) {
  const most = Math.max(...bars.map(({ sums }) => sums.views));
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Typography
        variant="body2"
        aria-hidden="true"
        sx={{ borderBottom: 1, borderColor: 'divider', borderBottomStyle: 'dashed' }}
      >
        {formatCount(most)}
      </Typography>
      <Box
        component="svg"
        role="img"
        aria-label={formatSummary(bars)}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: 160,
          borderBottom: 1,
          borderColor: 'neutral.main',
          color: 'primary.main',
          fill: 'currentColor',
        }}
      >
        {bars.map(({ key, label, sums }, index) => {
          const height = (sums.views / most) * HEIGHT;
          return (
            <g key={key}>
              <title>{`${label}: ${formatCount(sums.views)}`}</title>
              {/* The whole column can be pointed at, also where the bar is low. */}
              <rect x={index} y={0} width={1} height={HEIGHT} fillOpacity={0} />
              <rect x={index + (1 - WIDTH) / 2} y={HEIGHT - height} width={WIDTH} height={height} />
            </g>
          );
        })}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2', pt: 0.5 }}
      >
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </Box>
    </Box>
  );
}

function BarTable({ bars }: { bars: readonly ViewBar[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Figures over time" sx={{ maxHeight: 360 }}>
      <Table size="small" stickyHeader aria-label="Figures over time, newest first">
        <TableHead>
          <TableRow>
            <TableCell scope="col">{bars[0]?.key.length === 7 ? 'Month' : 'Day'}</TableCell>
            {FIGURES.map(({ key, label }) => (
              <TableCell key={key} scope="col" align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.toReversed().map((bar) => (
            <TableRow key={bar.key}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {bar.label}
              </TableCell>
              {FIGURES.map(({ key }) => (
                <TableCell key={key} align="right">
                  {formatCount(bar.sums[key])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
