import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { vaFundingFee } from '@brokerage/domain/programs/calculators/loanKind';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';

const ROWS = [
  { down: 0, name: 'Nothing down' },
  { down: 5, name: '5% down' },
  { down: 10, name: '10% down' },
] as const;

/** The VA funding fee by down payment and earlier use, in percent and for the home of the example. */
export function FundingFees() {
  const { price } = loanExample('va');
  return (
    <Box component="table" aria-label="VA funding fee" sx={styles}>
      <thead>
        <tr>
          <td>Down payment</td>
          <th scope="col">First use</th>
          <th scope="col">Used before</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ down, name }) => {
          const base = (price * (100 - down)) / 100;
          return (
            <tr key={down}>
              <th scope="row">{name}</th>
              {(['first', 'later'] as const).map((use) => {
                const fee = vaFundingFee(base, price, use);
                return (
                  <td key={use}>
                    <span>{fee}%</span>
                    <strong>{formatDollars((base * fee) / 100 / 100)}</strong>
                  </td>
                );
              })}
            </tr>
          );
        })}
        <tr>
          <th scope="row">Exempt</th>
          {(['first', 'later'] as const).map((use) => (
            <td key={use}>
              <span>0%</span>
              <strong>$0</strong>
            </td>
          ))}
        </tr>
      </tbody>
    </Box>
  );
}

const styles = {
  width: '100%',
  borderCollapse: 'collapse',
  borderBottom: 1,
  borderColor: 'primary.light',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'baseline',
    py: 1.5,
    pr: { xs: 0, sm: 2 },
    borderTop: 1,
    borderColor: 'primary.light',
  },
  '& thead > tr > *': { typography: 'body2', color: 'primary.soft', borderTop: 0, py: 1 },
  '& thead th': { width: { xs: 104, sm: 'auto' } },
  '& thead th, & tbody td': { textAlign: 'right', pl: 2 },
  '& tr > :last-child': { pr: 0 },
  '& tbody th': { fontWeight: 600 },
  '& td > strong': {
    display: { xs: 'block', sm: 'inline-block' },
    minWidth: { sm: 152 },
    typography: { xs: 'h3', sm: 'h2' },
  },
  '& td > span': { typography: 'body2', color: 'primary.soft' },
} as const;
