import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { amountBar } from '../../chart/worksheet.ts';

interface CostBarsProps {
  bars: readonly { label: string; cents: number; ink: keyof typeof loanColors }[];
}

/** Compares two amounts as bars that start at the same zero. */
export function CostBars({ bars }: CostBarsProps) {
  const max = Math.max(...bars.map(({ cents }) => cents), 1);
  return (
    <Box component="ul" sx={list}>
      {bars.map(({ label, cents, ink }) => (
        <li key={label}>
          <Box sx={line}>
            <span>{label}</span>
            <strong>{formatWholeDollars(cents)}</strong>
          </Box>
          <Box aria-hidden="true" sx={{ ...amountBar, mt: 0.5 }}>
            <Box sx={{ width: `${(Math.max(0, cents) / max) * 100}%`, bgcolor: loanColors[ink] }} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: 2, mb: 2.5, p: 0, display: 'grid', gap: 1.5 } as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
