import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import type { RentOrBuy } from '@brokerage/domain/programs/calculators/rentOrBuy';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface CostTableProps {
  /** The last year of the stay. */
  year: RentOrBuy['years'][number];
  /** Yearly return on savings, in percent. */
  savingsReturn: number;
}

/** The costs of renting and buying, line by line in whole dollars that add up, so that anyone can check them. */
export function CostTable({ year, savingsReturn }: CostTableProps) {
  const renting = toWholeDollars([year.rentingPaid, year.rentingEarnings]);
  const buying = toWholeDollars([year.buyingPaid, year.buyingEarnings, -year.saleProceeds]);
  const rows = [
    ['Cash you’d pay', renting[0], buying[0]],
    [`Interest you’d give up at ${savingsReturn}%`, renting[1], buying[1]],
    ['Cash left after selling', undefined, buying[2]],
  ] as const;
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  return (
    <Box component="section" aria-labelledby="cost-parts">
      <Typography id="cost-parts" variant="h3" component="h2">
        How it adds up over {pluralize(year.year, 'year')}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>
        We count the cash you put in, the {savingsReturn}% it could have earned, and the money you get back
        when you sell.
      </Typography>
      <Box component="table" aria-labelledby="cost-parts" sx={tableStyles}>
        <thead>
          <tr>
            <td />
            <th scope="col">Renting</th>
            <th scope="col">Buying</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...amounts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((amount, index) => (
                <td key={index ? 'buying' : 'renting'}>{amount === undefined ? '' : signed(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total cost</th>
            <td>{signed(sum(renting))}</td>
            <td>{signed(sum(buying))}</td>
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

const signed = (dollars: number): string => `${dollars < 0 ? '−' : ''}${formatDollars(Math.abs(dollars))}`;

const tableStyles = {
  mt: 2,
  width: '100%',
  typography: 'body1',
  '@media (max-width: 349.95px)': { typography: 'body2' },
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { py: 1, pl: { xs: 1, sm: 3 }, textAlign: 'right', borderTop: 1, borderColor: 'divider' },
  '& th[scope="row"]': { pl: 0, textAlign: 'left', fontWeight: 400, textWrap: 'balance' },
  '& thead > tr > *': { borderTop: 0, pt: 0 },
  '& td': { whiteSpace: 'nowrap' },
  '& tfoot > tr > *, & tfoot th[scope="row"]': {
    fontWeight: 600,
    borderTop: '2px solid',
    borderColor: 'text.primary',
  },
} as const;
