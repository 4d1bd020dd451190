import Box from '@mui/material/Box';
import { currentLoan, type LoanBox, type RefinanceWay, refinanceWays } from './refinanceWays.ts';

const [WIDTH, HEIGHT] = [300, 150];
/** Room for the name of an axis. */
const AXIS = 32;
const drawn = [currentLoan, ...refinanceWays.map(({ loan }) => loan)];
/** A little more than the longest and the highest of the loans, so that all are on one scale. */
const MOST_YEARS = Math.max(...drawn.map(({ years }) => years)) * 1.03;
const MOST_PAYMENT = Math.max(...drawn.map(({ payment }) => payment)) * 1.03;

const NEW_LOAN_OPACITY = 0.45;

const toX = (years: number) => (years / MOST_YEARS) * WIDTH;
const toY = (payment: number) => HEIGHT - (payment / MOST_PAYMENT) * HEIGHT;
const outline = ({ years, payment }: LoanBox) => `M0 ${HEIGHT}V${toY(payment)}H${toX(years)}V${HEIGHT}z`;

/**
 * Today’s loan as an outline, and a new one over it: as high as the payment, as wide as the years. Decoration: the rows below it have the
 * figures.
 */
export function LoanShape({ way }: { way?: Pick<RefinanceWay, 'loan' | 'cash'> }) {
  const { loan, cash = 0 } = way ?? {};
  const cashPayment = loan ? (loan.payment * cash) / loan.principal : 0;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`-${AXIS} -2 ${WIDTH + AXIS + 2} ${HEIGHT + AXIS + 2}`}
      sx={axes}
    >
      {loan && <path d={outline(loan)} fill="var(--evergreen)" fillOpacity={NEW_LOAN_OPACITY} />}
      {loan && cash > 0 && (
        <path
          d={`M0 ${toY(loan.payment)}H${toX(loan.years)}V${toY(loan.payment - cashPayment)}H0z`}
          fill="var(--brass)"
        />
      )}
      <path
        d={outline(currentLoan)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeDasharray="5 4"
      />
      <path d={`M0 0V${HEIGHT}H${WIDTH + 2}`} fill="none" stroke="currentColor" strokeWidth="1.75" />
      <text transform={`rotate(-90) translate(${-HEIGHT / 2} -10)`}>Payment</text>
      <text x={toX((loan ?? currentLoan).years)} y={HEIGHT + 24} style={{ textAnchor: 'end' }}>
        {(loan ?? currentLoan).years} years
      </text>
    </Box>
  );
}

const axes = {
  display: 'block',
  width: '100%',
  maxWidth: 320,
  height: 'auto',
  '& text': { fill: 'currentColor', fontSize: 19, fontWeight: 600, textAnchor: 'middle' },
} as const;
