import { formatDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { calculatorPaths } from '../../../lib/routes/routePaths.ts';
import { figureDigits, HeroPanel } from './hero/HeroPanel.tsx';
import type { HeroLayout } from './hero/programHeroes.ts';

const COSTS = 6_000;
const SAVED = 200;
const MONTHS = 60;
const EVEN = COSTS / SAVED;
const [WIDTH, HEIGHT] = [360, 120];
const x = (month: number) => (month / MONTHS) * WIDTH;
const y = (dollars: number) => HEIGHT - (dollars / (SAVED * MONTHS)) * HEIGHT;

/** When the savings of a refinance have paid for its costs, in round numbers. */
export function BreakEven({ layout }: { layout: HeroLayout }) {
  return (
    <HeroPanel
      layout={layout}
      title="When does it pay off?"
      figure={`${EVEN} months`}
      more={<Link href={calculatorPaths.refinance}>Calculate Savings</Link>}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          rowGap: 3,
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
          alignItems: 'start',
        }}
      >
        <div>
          <Typography variant="h3" component="p" sx={{ mt: { xs: 1, md: 0 } }}>
            Closing costs ÷ monthly savings
          </Typography>
          <Typography sx={{ mt: 1, color: 'primary.soft', ...figureDigits }}>
            For example, {formatDollars(COSTS)} in costs and {formatDollars(SAVED)} saved each month. Keep the
            loan longer than {EVEN} months, and you come out ahead.
          </Typography>
        </div>
        <Box aria-hidden="true" sx={{ position: 'relative', pt: 3, typography: 'body2' }}>
          <Box
            component="svg"
            viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
            sx={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
          >
            <path
              d={`M${x(EVEN)} ${y(COSTS)}L${WIDTH} ${y(COSTS)}V${y(SAVED * MONTHS)}z`}
              fill="var(--brass)"
              opacity=".22"
            />
            <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="currentColor" strokeOpacity=".3" />
            <path
              d={`M0 ${y(COSTS)}H${WIDTH}`}
              stroke="currentColor"
              strokeOpacity=".75"
              strokeWidth="2"
              strokeDasharray="6 5"
            />
            <path
              d={`M0 ${HEIGHT}L${WIDTH} ${y(SAVED * MONTHS)}`}
              fill="none"
              stroke="var(--brass)"
              strokeWidth="3"
            />
            <circle cx={x(EVEN)} cy={y(COSTS)} r="6" fill="var(--brass)" />
          </Box>
          <Box sx={{ position: 'absolute', left: 0, top: 'calc(24px + (100% - 48px) / 2 - 26px)' }}>
            Closing costs
          </Box>
          <Box sx={{ position: 'absolute', right: 0, top: 0, color: 'secondary.light' }}>
            What you’ve saved
          </Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', ...figureDigits }}>
            <span>Today</span>
            <span>Month {EVEN}</span>
            <span>Month {MONTHS}</span>
          </Box>
        </Box>
      </Box>
    </HeroPanel>
  );
}
