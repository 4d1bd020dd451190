import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { vaFundingFee } from '@brokerage/domain/programs/calculators/loanKind';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Fee {
  name: string;
  percent: number;
  /** Cents. */
  amount: number;
}

const DOWN = [
  { down: 10, name: '10% down' },
  { down: 5, name: '5% down' },
  { down: 0, name: 'Nothing down' },
] as const;

/** The fees for the home of the example, from none up; one for both uses where they are the same. */
function listFees(price: number): Fee[] {
  const fees = DOWN.flatMap(({ down, name }) => {
    const base = (price * (100 - down)) / 100;
    const [first, later] = [vaFundingFee(base, price, 'first'), vaFundingFee(base, price, 'later')];
    const toFee = (feeName: string, percent: number): Fee => ({
      name: feeName,
      percent,
      amount: (base * percent) / 100,
    });
    return first === later
      ? [toFee(name, first)]
      : [toFee(`${name}, first use`, first), toFee(`${name}, used before`, later)];
  });
  return [{ name: 'Exempt', percent: 0, amount: 0 }, ...fees];
}

/** The VA funding fee by down payment and earlier use, as bars, in percent and for the home of the example. */
export function FundingFees() {
  const fees = listFees(loanExample('va').price);
  const most = Math.max(...fees.map(({ amount }) => amount));
  return (
    <Box component="ul" aria-label="VA funding fee" sx={list}>
      {fees.map(({ name, percent, amount }) => (
        <li key={name}>
          <strong>{name}</strong>
          <Typography component="span" variant="body2" sx={{ color: 'primary.soft' }}>
            {percent}%
          </Typography>
          <Typography component="span" variant="h3">
            {formatDollars(amount / 100)}
          </Typography>
          <Box aria-hidden="true" sx={track}>
            <Box sx={{ height: '100%', width: `${(amount / most) * 100}%`, bgcolor: 'secondary.light' }} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  rowGap: 2.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto)',
    columnGap: 1.5,
    rowGap: 0.75,
    alignItems: 'baseline',
    '& > h3, & > :nth-of-type(2)': { textAlign: 'right' },
  },
} as const;

const track = {
  gridColumn: '1 / -1',
  height: 12,
  borderRadius: '3px',
  overflow: 'hidden',
  bgcolor: 'rgb(255 255 255 / 12%)',
  printColorAdjust: 'exact',
} as const;
