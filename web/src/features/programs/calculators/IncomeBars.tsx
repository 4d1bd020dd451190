import Box from '@mui/material/Box';
import { loanInks } from '../loanInks.ts';
import { amountBar } from '../worksheet.ts';

interface IncomeBarsProps {
  /** Percent of the income before tax. */
  housing: number;
  allDebts: number;
  limits: { housing: number; allDebts: number };
}

/** A share as the sentences around it have it: 28%, and 33.5%. */
export const formatShare = (percent: number): string => `${Number(percent.toFixed(1))}%`;

/** What housing and all debts take of the income, each as a bar as long as its limit, with both in words. */
export function IncomeBars({ housing, allDebts, limits }: IncomeBarsProps) {
  return (
    <Box component="ul" aria-label="Share of your income before tax" sx={list}>
      {(
        [
          ['Housing', housing, limits.housing, loanInks.principal],
          ['All debts (DTI)', allDebts, limits.allDebts, loanInks.interest],
        ] as const
      ).map(([name, percent, limit, color]) => (
        <li key={name}>
          <Box sx={line}>
            <span>{name}</span>
            <span>
              <strong>{formatShare(percent)}</strong> (limit {formatShare(limit)})
            </span>
          </Box>
          <Box aria-hidden="true" sx={{ ...amountBar, mt: 0.5 }}>
            <Box
              sx={{ width: `${limit > 0 ? Math.min(100, (percent / limit) * 100) : 100}%`, bgcolor: color }}
            />
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
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& strong': { fontWeight: 600 },
} as const;
