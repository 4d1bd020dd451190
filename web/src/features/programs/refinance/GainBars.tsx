import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanColors } from '../../../ui/charts/loanColors.ts';
import { amountBar, amountLine, amountSwatch, amountTotal } from '../chart/worksheet.ts';
import { type GainPart, HIGHER_BALANCE } from './refinanceComparison.ts';

interface GainBarsProps {
  /** As text: "5 years". */
  years: string;
  parts: readonly GainPart[];
  /** Dollars; negative if the borrower is behind. */
  ahead: number;
  /** An input is invalid, so results for the last valid one must not be shown. */
  isInvalid: boolean;
}

/** Shows the gains and costs of a refinance by the end of the stay, as two bars on one scale and as a list with a total. */
export function GainBars({ years, parts, ahead, isInvalid }: GainBarsProps) {
  const quiet = (text: string) => (isInvalid ? '–' : text);
  const gains = parts.filter(({ dollars }) => dollars > 0);
  const costs = parts.filter(({ dollars }) => dollars < 0);
  return (
    <div>
      <Typography variant="subtitle2" component="p">
        How it adds up over {years}
      </Typography>
      <Box aria-hidden="true" sx={{ ...bars, ...(isInvalid && { opacity: 0.25 }) }}>
        {[gains, costs].map((row, index) => (
          <Box key={index ? 'costs' : 'gains'} sx={amountBar}>
            {row.map(({ label, dollars, color: ink }) => (
              <Box key={label} sx={{ flexGrow: Math.abs(dollars), bgcolor: loanColors[ink] }} />
            ))}
            {/* Fills up the shorter bar by the difference. */}
            {ahead > 0 === (index === 1) && <Box sx={{ ...remainder, flexGrow: Math.abs(ahead) }} />}
          </Box>
        ))}
      </Box>
      <Box component="dl" aria-label={`What a refinance comes to in ${years}`} sx={{ m: 0, mt: 1.5 }}>
        {parts.map(({ label, dollars, color: ink }) => (
          <Box key={label} sx={amountLine}>
            <dt>
              <Box component="span" aria-hidden="true" sx={{ ...amountSwatch, bgcolor: loanColors[ink] }} />
              {label}
            </dt>
            <dd>{quiet(`${dollars < 0 ? '−' : ''}${formatDollars(Math.abs(dollars))}`)}</dd>
          </Box>
        ))}
        <Box sx={total}>
          <dt>
            <Box component="span" aria-hidden="true" sx={outlinedSwatch} />
            {ahead < 0 ? 'You’re behind by' : 'You’re ahead by'}
          </dt>
          <dd>{quiet(formatDollars(Math.abs(ahead)))}</dd>
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
        {parts.some(({ label }) => label === HIGHER_BALANCE) &&
          `${HIGHER_BALANCE}: what you’d still owe after ${years}, compared with keeping your loan. `}
        Rounded to the dollar.
      </Typography>
    </div>
  );
}

/** The worksheet's main result. */
const total = {
  ...amountTotal,
  '& dd': { ...amountTotal['& dd'], fontSize: '1.25rem', color: 'primary.main' },
} as const;

const bars = { mt: 1, display: 'grid', rowGap: '4px' } as const;

const remainder = {
  boxSizing: 'border-box',
  border: '2px solid var(--evergreen)',
} as const;

const outlinedSwatch = {
  ...amountSwatch,
  borderRadius: 0,
  borderColor: 'var(--evergreen)',
} as const;
