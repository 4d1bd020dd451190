import Box from '@mui/material/Box';
import type { LoanBox, WayLoan } from './refinanceWays.ts';

const [WIDTH, HEIGHT] = [300, 150];
/** Scales the drawing slightly larger than the longest and highest loans. */
const ROOM = 1.03;

const NEW_LOAN_OPACITY = 0.45;

interface LoanShapeProps {
  /** Today's first. All are needed, because they share one scale. */
  loans: readonly WayLoan[];
  way?: WayLoan | undefined;
}

/**
 * Draws today's loan as an outline with a new one on top: the payment as height, the years as width. Decorative: the rows below have the
 * figures.
 */
export function LoanShape({ loans, way }: LoanShapeProps) {
  const currentLoan = loans[0]?.loan;
  if (!currentLoan) return null;
  const maxYears = Math.max(...loans.map(({ loan: { years } }) => years)) * ROOM;
  const maxPayment = Math.max(...loans.map(({ loan: { payment } }) => payment)) * ROOM;
  const toX = (years: number) => (years / maxYears) * WIDTH;
  const toY = (payment: number) => HEIGHT - (payment / maxPayment) * HEIGHT;
  const outline = ({ years, payment }: LoanBox) => `M0 ${HEIGHT}V${toY(payment)}H${toX(years)}V${HEIGHT}z`;
  const { loan, cash = 0 } = way ?? {};
  const cashPayment = loan ? (loan.payment * cash) / loan.principal : 0;
  const { years } = loan ?? currentLoan;
  return (
    <Box aria-hidden="true" sx={shape}>
      <svg aria-hidden="true" viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}>
        {loan && <path d={outline(loan)} fill="var(--evergreen)" fillOpacity={NEW_LOAN_OPACITY} />}
        {loan && cash > 0 && (
          <path
            d={`M0 ${toY(loan.payment)}H${toX(loan.years)}V${toY(loan.payment - cashPayment)}H0z`}
            fill="var(--brass)"
          />
        )}
        <path d={outline(currentLoan)} fill="none" strokeDasharray="5 4" />
        <path d={`M0 0V${HEIGHT}H${WIDTH + 2}`} fill="none" />
      </svg>
      <Box sx={{ width: `${(toX(years) / WIDTH) * 100}%` }}>{years} years</Box>
    </Box>
  );
}

const shape = {
  mt: 1,
  maxWidth: 288,
  typography: 'body2',
  whiteSpace: 'nowrap',
  '& > svg': { display: 'block', width: '100%', height: 'auto' },
  '& path[fill="none"]': {
    stroke: 'currentColor',
    strokeWidth: '1.75px',
    vectorEffect: 'non-scaling-stroke',
  },
  // Aligned with the right end of its box.
  '& > div': { textAlign: 'right', mt: 0.25 },
} as const;
