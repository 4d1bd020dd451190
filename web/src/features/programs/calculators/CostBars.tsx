import { formatWholeDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanInks } from '../loanInks.ts';
import { amountBar } from '../worksheet.ts';

interface CostBarsProps {
  bars: readonly { label: string; cents: number; ink: keyof typeof loanInks }[];
}

/** Two amounts to compare, each a bar from the same zero; by how much one is longer is hatched at its end. */
export function CostBars({ bars }: CostBarsProps) {
  const most = Math.max(...bars.map(({ cents }) => cents), 1);
  const least = Math.max(Math.min(...bars.map(({ cents }) => cents)), 0);
  return (
    <Box component="ul" sx={list}>
      {bars.map(({ label, cents, ink }) => (
        <li key={label}>
          <Box sx={line}>
            <span>{label}</span>
            <strong>{formatWholeDollars(cents)}</strong>
          </Box>
          <Box aria-hidden="true" sx={{ ...amountBar, mt: 0.5 }}>
            <Box
              sx={{ width: `${(Math.min(Math.max(0, cents), least) / most) * 100}%`, bgcolor: loanInks[ink] }}
            />
            {cents > least && (
              <Box
                sx={{ ...difference, color: loanInks[ink], width: `${((cents - least) / most) * 100}%` }}
              />
            )}
          </Box>
          {cents > least && (
            <Typography variant="body2" sx={{ mt: 0.5, textAlign: 'right' }}>
              {formatWholeDollars(cents - least)} more
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: 2, mb: 2.5, p: 0, display: 'grid', gap: 1.5 } as const;

/** Never so narrow that it isn't seen. */
const difference = {
  flexShrink: 0,
  minWidth: 6,
  background: 'repeating-linear-gradient(115deg, currentColor 0 3px, transparent 3px 6px)',
} as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
