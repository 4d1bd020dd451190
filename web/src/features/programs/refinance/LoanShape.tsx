import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import { currentLoan, type LoanBox, type RefinanceWay, refinanceWays } from './refinanceWays.ts';

const [WIDTH, HEIGHT] = [300, 150];
/** Room for the name of an axis. */
const AXIS = 24;
const drawn = [currentLoan, ...refinanceWays.map(({ loan }) => loan)];
/** A little more than the longest and the highest of the loans, so that all are on one scale. */
const MOST_YEARS = Math.max(...drawn.map(({ years }) => years)) * 1.03;
const MOST_PAYMENT = Math.max(...drawn.map(({ payment }) => payment)) * 1.03;

export const NEW_LOAN_OPACITY = 0.45;

const toX = (years: number) => (years / MOST_YEARS) * WIDTH;
const toY = (payment: number) => HEIGHT - (payment / MOST_PAYMENT) * HEIGHT;
const monthly = ({ payment }: LoanBox) => formatDollars(Math.round(payment));
const outline = ({ years, payment }: LoanBox) => `M0 ${HEIGHT}V${toY(payment)}H${toX(years)}V${HEIGHT}z`;

/** A new loan over the outline of today's: as high as the payment, as wide as the years. Both have their names, payments and years. Decoration: the table beside it has the figures. */
export function LoanShape({ way: { loan, cash = 0 } }: { way: RefinanceWay }) {
  const cashPayment = (loan.payment * cash) / loan.principal;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`-${AXIS} -2 ${WIDTH + AXIS + 2} ${HEIGHT + AXIS + 2}`}
      sx={axes}
    >
      <path d={outline(loan)} fill="var(--evergreen)" fillOpacity={NEW_LOAN_OPACITY} />
      {cash > 0 && (
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
      <text x={toX(currentLoan.years) - 8} y={toY(currentLoan.payment) + 40} style={{ textAnchor: 'end' }}>
        Today {monthly(currentLoan)}
      </text>
      <text x={toX(loan.years) / 2} y={HEIGHT - 14}>
        New loan {monthly(loan)}
      </text>
      <text transform={`rotate(-90) translate(${-HEIGHT / 2} -8)`}>Monthly payment</text>
      {[currentLoan, loan].map(({ years }) => (
        <text key={years} x={toX(years)} y={HEIGHT + 18}>
          {years}
        </text>
      ))}
      <text x={0} y={HEIGHT + 18} style={{ textAnchor: 'start' }}>
        Years
      </text>
    </Box>
  );
}

const axes = {
  display: 'block',
  width: '100%',
  maxWidth: 400,
  height: 'auto',
  '& text': { fill: 'currentColor', fontSize: 14, fontWeight: 600, textAnchor: 'middle' },
} as const;
