import Box from '@mui/material/Box';

const [WIDTH, HEIGHT] = [320, 170];
const SHORTEST = 60;

interface SavingsLineProps {
  /** Dollars. */
  costs: number;
  /** Dollars a month; negative when the new payment is higher. */
  saving: number;
  /** A month, or null when the savings never cover the costs. */
  breakEven: number | null;
}

/** The savings that grow past the closing costs. Decoration: the words beside it say the same. */
export function SavingsLine({ costs, saving, breakEven }: SavingsLineProps) {
  const months = Math.max(SHORTEST, Math.ceil((breakEven ?? 0) / 30) * 60);
  const most = Math.max(costs * 1.25, saving * months, 1);
  const x = (month: number) => (month / months) * WIDTH;
  const y = (dollars: number) => HEIGHT - (Math.max(0, dollars) / most) * HEIGHT;
  return (
    <Box aria-hidden="true" sx={{ typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, mb: 1.5 }}>
        <Box
          component="span"
          sx={{ ...key, '&::before': { ...mark, borderTop: '3px solid var(--evergreen)' } }}
        >
          What you’ve saved
        </Box>
        <Box component="span" sx={{ ...key, '&::before': { ...mark, borderTop: '2px dashed' } }}>
          Closing costs
        </Box>
      </Box>
      <Box
        component="svg"
        viewBox={`-2 -8 ${WIDTH + 10} ${HEIGHT + 12}`}
        sx={{ display: 'block', width: '100%', height: 'auto' }}
      >
        {breakEven !== null && (
          <path
            d={`M${x(costs / saving)} ${y(costs)}H${WIDTH}V${y(saving * months)}z`}
            fill="var(--evergreen)"
            opacity=".14"
          />
        )}
        <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="currentColor" strokeOpacity=".35" />
        <path d={`M0 ${y(costs)}H${WIDTH}`} stroke="currentColor" strokeWidth="2" strokeDasharray="6 5" />
        <path
          d={`M0 ${HEIGHT}L${WIDTH} ${y(saving * months)}`}
          fill="none"
          stroke="var(--evergreen)"
          strokeWidth="3"
        />
        {breakEven !== null && <circle cx={x(costs / saving)} cy={y(costs)} r="6" fill="var(--evergreen)" />}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
        <span>Today</span>
        <span>Year {months / 12}</span>
      </Box>
    </Box>
  );
}

const key = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;
const mark = { content: '""', width: 18 } as const;
