import { formatDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';

const [WIDTH, HEIGHT] = [320, 150];
const SHORTEST = 60;

interface SavingsLineProps {
  /** Dollars. */
  costs: number;
  /** Dollars a month; negative when the new payment is higher. */
  saving: number;
  /** A month, or null when the savings never cover the costs. */
  breakEven: number | null;
  /** Years that somebody stays: what the line reaches at least. */
  stay: number;
  /** When the costs are paid back, in words. */
  headline: string;
}

/** The savings that grow past the closing costs. Decoration: the words beside it say the same. */
export function SavingsLine({ costs, saving, breakEven, stay, headline }: SavingsLineProps) {
  const months = Math.max(SHORTEST, stay * 12, Math.ceil(((breakEven ?? 0) * 2) / 12) * 12);
  const most = Math.max(costs * 1.35, saving * months, 1);
  const x = (month: number) => (month / months) * WIDTH;
  const y = (dollars: number) => HEIGHT - (Math.max(0, dollars) / most) * HEIGHT;
  const paidBack = breakEven === null ? null : costs / saving;
  const at = paidBack === null ? 0 : (paidBack / months) * 100;
  return (
    <Box aria-hidden="true" sx={{ typography: 'body2', fontVariantNumeric: 'lining-nums' }}>
      <Box
        component="span"
        sx={{ ...key, '&::before': { ...mark, borderTop: '3px solid var(--evergreen)' } }}
      >
        Saved on payments
      </Box>
      <Box sx={{ position: 'relative', mt: 1 }}>
        <Box
          component="svg"
          viewBox={`0 -6 ${WIDTH} ${HEIGHT + 8}`}
          sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
        >
          {paidBack !== null && (
            <path
              d={`M${x(paidBack)} ${y(costs)}H${WIDTH}V${y(saving * months)}z`}
              fill="var(--evergreen)"
              opacity=".14"
            />
          )}
          <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="currentColor" strokeOpacity=".35" />
          <path d={`M0 ${y(costs)}H${WIDTH}`} stroke="currentColor" strokeWidth="1.5" strokeDasharray="5 4" />
          {paidBack !== null && (
            <path
              d={`M${x(paidBack)} ${y(costs)}V${HEIGHT}`}
              stroke="var(--evergreen)"
              strokeWidth="1.5"
              strokeDasharray="1.5 3"
            />
          )}
          <path
            d={`M0 ${HEIGHT}L${WIDTH} ${y(saving * months)}`}
            fill="none"
            stroke="var(--evergreen)"
            strokeWidth="3"
          />
          {paidBack !== null && <circle cx={x(paidBack)} cy={y(costs)} r="6" fill="var(--evergreen)" />}
        </Box>
        {costs > 0 && (
          <Box
            sx={{
              position: 'absolute',
              right: 0,
              // The room below the costs is free once they are paid back.
              ...(paidBack === null
                ? { bottom: `${((HEIGHT + 2 - y(costs)) / (HEIGHT + 8)) * 100}%` }
                : { top: `${((y(costs) + 10) / (HEIGHT + 8)) * 100}%` }),
            }}
          >
            {formatDollars(costs)} in costs
          </Box>
        )}
      </Box>
      <Box sx={axis}>
        {(paidBack === null || at > 22) && <span>Today</span>}
        {paidBack !== null && costs > 0 && (
          <Box component="strong" sx={{ left: `${Math.max(at, 12)}%` }}>
            {headline}
          </Box>
        )}
        <Box component="span" sx={{ ml: 'auto' }}>
          {months / 12} years
        </Box>
      </Box>
    </Box>
  );
}

const key = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;
const mark = { content: '""', width: 18 } as const;
const axis = {
  position: 'relative',
  display: 'flex',
  mt: 0.5,
  color: 'text.secondary',
  '& > strong': {
    position: 'absolute',
    transform: 'translateX(-50%)',
    whiteSpace: 'nowrap',
    color: 'text.primary',
    fontWeight: 600,
  },
} as const;
