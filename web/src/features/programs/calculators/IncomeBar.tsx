import Box from '@mui/material/Box';
import { loanInks } from '../loanInks.ts';
import { amountBar, amountSwatch } from '../worksheet.ts';

interface IncomeBarProps {
  /** Percent of the income before tax. */
  housing: number;
  allDebts: number;
  limits: { housing: number; allDebts: number };
}

const toShare = (percent: number) => `${Math.min(100, percent)}%`;

/** The income as a bar, with what housing and debts take of it and the two limits. Decoration: the lines below say the same. */
export function IncomeBar({ housing, allDebts, limits }: IncomeBarProps) {
  return (
    <Box aria-hidden="true" sx={{ mt: 2, typography: 'body2', printColorAdjust: 'exact' }}>
      <Box sx={{ ...limit, pl: toShare(limits.housing) }}>
        <span>{limits.housing}% for housing</span>
      </Box>
      <Box sx={bar}>
        <Box sx={{ width: toShare(housing), bgcolor: loanInks.principal }} />
        <Box sx={{ width: toShare(allDebts - housing), bgcolor: loanInks.interest }} />
      </Box>
      <Box sx={{ ...limit, pl: toShare(limits.allDebts) }}>
        <span>{limits.allDebts}% for all debts</span>
      </Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {(
          [
            ['Housing', loanInks.principal],
            ['Other debts', loanInks.interest],
          ] as const
        ).map(([name, color]) => (
          <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box component="span" sx={{ ...amountSwatch, transform: 'none', bgcolor: color }} />
            {name}
          </Box>
        ))}
        <Box component="span" sx={{ ml: 'auto' }}>
          100% of income
        </Box>
      </Box>
    </Box>
  );
}

/** Its left edge is the limit. */
const limit = {
  lineHeight: 1.35,
  '& > span': {
    display: 'inline-block',
    pl: 0.75,
    py: 0.25,
    borderStyle: 'solid',
    borderColor: 'text.primary',
    borderWidth: '0 0 0 2px',
    whiteSpace: 'nowrap',
  },
} as const;

/** Its edge is zero, so that each limit stands where it is. */
const bar = { ...amountBar, px: 0 } as const;
