import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import { BUILD_DRAW, loanExample } from '@brokerage/domain/programs/loanExamples';
import { sampleClosingCosts } from '@brokerage/domain/programs/sampleClosing';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TEXT_WIDTH } from '../../../../ui/theme/textWidth.ts';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { amountLine } from '../../chart/worksheet.ts';
import { buildInterest, DrawPayments } from '../examples/DrawPayments.tsx';
import { wholePayment } from '../examples/wholePayment.ts';
import { listExampleTerms } from './listExampleTerms.ts';

/** The final payment of a construction loan, next to the payments during the build. */
export function BuildEstimate() {
  const loan = loanExample('construction');
  const title = 'What it might cost each month';
  return (
    <Box component="aside" aria-label={title} sx={{ py: { xs: 5, md: 6 } }}>
      <Container sx={layout}>
        <div>
          <Typography variant="subtitle2" sx={{ color: 'secondary.main' }}>
            {title}
          </Typography>
          <Typography variant="h1" component="p" sx={figure}>
            {formatWholeDollars(wholePayment(loan).total)}
          </Typography>
          <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>
            Once the home is finished, with estimated property tax and homeowner’s insurance.
          </Typography>
          <Box component="dl" sx={terms}>
            {listExampleTerms(loan, 'Land and building').map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Box>
          <Link href={exampleLink(loan)} sx={{ display: 'inline-block', mt: 2.5, fontWeight: 600 }}>
            Try your own numbers
          </Link>
          <BuildCash />
        </div>
        <Box component="section" aria-labelledby="draws">
          <Typography id="draws" variant="h2">
            What you pay during the build
          </Typography>
          <Typography sx={{ mt: 1, mb: { xs: 3, md: 2 }, maxWidth: TEXT_WIDTH, color: 'text.secondary' }}>
            Your payment grows with the house, because you pay interest only on what the lender has paid out.
          </Typography>
          <DrawPayments />
        </Box>
      </Container>
    </Box>
  );
}

/** The cash the example takes until the home is finished. */
function BuildCash() {
  const { price, down, downPercent, annualRate } = loanExample('construction');
  const closing = sampleClosingCosts({
    price: price / 100,
    down: down / 100,
    annualRate,
    firstDraw: BUILD_DRAW,
  });
  const fees = closing.origination + closing.services + closing.government;
  const dollars = toWholeDollars([down, fees, closing.prepaids + closing.escrow, buildInterest()]);
  const lines = [
    ...[
      `Down payment, ${downPercent}%`,
      'Lender and title fees',
      'Prepaid costs',
      'Interest during the build',
    ].map((name, index) => [name, dollars[index] ?? 0] as const),
    ['Total', dollars.reduce((sum, each) => sum + each, 0)],
  ] as const;
  return (
    <Box component="section" aria-labelledby="build-cash" sx={{ mt: { xs: 4, md: 4 } }}>
      <Typography id="build-cash" variant="h3" component="h2">
        What you’d need in cash
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {lines.map(([name, amount]) => (
          <Box key={name} sx={{ ...amountLine, '&:last-of-type': totalLine }}>
            <dt>{name}</dt>
            <dd>{formatDollars(amount)}</dd>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', textWrap: 'pretty' }}>
        Prepaid interest is on the first draw alone. Land you own counts toward the down payment. Lenders also
        want savings for costs that go over budget.
      </Typography>
    </Box>
  );
}

/** The total, below its own rule. */
const totalLine = { borderTop: '2px solid', borderColor: 'text.primary', fontWeight: 700 } as const;

const figure = { color: 'primary.main', fontVariantNumeric: 'lining-nums' } as const;

const layout = {
  display: 'grid',
  columnGap: { md: 6, lg: 8 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 9fr)' },
  alignItems: 'start',
} as const;

/** Two per line. */
const terms = {
  m: 0,
  mt: 2.5,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.25,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'lining-nums' },
} as const;
