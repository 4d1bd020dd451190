import { formatDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanInks } from '../loanInks.ts';
import type { GainPart } from './refinanceSum.ts';

interface GainBarsProps {
  /** In words: "5 years". */
  years: string;
  parts: readonly GainPart[];
  /** Dollars; negative when one is behind. */
  ahead: number;
  /** A figure is wrong: those of the numbers before would be taken for its own. */
  isWrong: boolean;
}

/** What a refinance brings and what it takes by the time one leaves, as two bars on one scale and as a sum. */
export function GainBars({ years, parts, ahead, isWrong }: GainBarsProps) {
  const quiet = (text: string) => (isWrong ? '–' : text);
  const gains = parts.filter(({ dollars }) => dollars > 0);
  const costs = parts.filter(({ dollars }) => dollars < 0);
  return (
    <div>
      <Typography variant="subtitle2">In {years}</Typography>
      <Box aria-hidden="true" sx={{ ...bars, ...(isWrong && { opacity: 0.25 }) }}>
        {[gains, costs].map((row, index) => (
          <div key={index ? 'costs' : 'gains'}>
            {row.map(({ label, dollars, ink }) => (
              <Box key={label} sx={{ flexGrow: Math.abs(dollars), bgcolor: loanInks[ink] }} />
            ))}
            {/* What the shorter of the two lacks. */}
            {ahead > 0 === (index === 1) && <Box sx={{ ...remainder, flexGrow: Math.abs(ahead) }} />}
          </div>
        ))}
      </Box>
      <Box component="dl" aria-label={`What a refinance comes to in ${years}`} sx={lines}>
        {parts.map(({ label, dollars, ink }) => (
          <div key={label}>
            <dt>
              <Box component="span" aria-hidden="true" sx={{ ...swatch, bgcolor: loanInks[ink] }} />
              {label}
            </dt>
            <dd>{quiet(`${dollars < 0 ? '−' : ''}${formatDollars(Math.abs(dollars))}`)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>
            <Box component="span" aria-hidden="true" sx={{ ...swatch, ...remainder }} />
            {ahead < 0 ? 'You’re behind by' : 'You’re ahead by'}
          </dt>
          <dd>{quiet(formatDollars(Math.abs(ahead)))}</dd>
        </div>
      </Box>
    </div>
  );
}

const bars = {
  mt: 1.5,
  display: 'grid',
  rowGap: '4px',
  '& > div': { display: 'flex', gap: '2px', height: 20 },
} as const;

const remainder = {
  boxSizing: 'border-box',
  border: '2px dashed var(--evergreen)',
} as const;

const swatch = { flex: 'none', width: 14, height: 12 } as const;

const lines = {
  m: 0,
  mt: 1.5,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 2,
    py: 0.75,
  },
  '& dt': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  '& > .sum': { mt: 0.5, borderTop: '1px solid', borderColor: 'text.primary', fontWeight: 600 },
} as const;
