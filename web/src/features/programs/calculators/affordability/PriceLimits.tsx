import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import type { Affordability } from '@brokerage/domain/programs/calculators/affordability';
import Box from '@mui/material/Box';
import { loanInks } from '../../chart/loanInks.ts';
import { amountBar } from '../../chart/worksheet.ts';

interface PriceLimitsProps {
  comfortable: Affordability;
  /** As far as a lender may go. */
  most: Affordability;
}

/** A share as the sentences around it have it: 28%, and 33.5%. */
export const formatShare = (percent: number): string => `${Number(percent.toFixed(1))}%`;

/** A comfortable price beside the most that a lender may allow, where that is more, and what each takes of the income. */
export function PriceLimits({ comfortable, most }: PriceLimitsProps) {
  const isMore = most.price > comfortable.price;
  const columns = isMore ? [comfortable, most] : [comfortable];
  const rows: readonly (readonly [name: string, cell: (each: Affordability) => string])[] = [
    ['Home price', ({ price }) => formatWholeDollars(price)],
    ['Monthly housing', ({ housing }) => formatWholeDollars(housing)],
    ...(columns.some(({ pmi }) => pmi > 0)
      ? [['PMI included', ({ pmi }: Affordability) => formatWholeDollars(pmi)] as const]
      : []),
    ['Share of income', ({ frontRatio }) => formatShare(frontRatio)],
    ['With all debts (DTI)', ({ backRatio }) => formatShare(backRatio)],
    ['Loan amount', ({ loan }) => formatWholeDollars(loan)],
  ];
  return (
    <>
      {isMore && (
        <Box aria-hidden="true" sx={{ mt: 2 }}>
          <Box sx={amountBar}>
            <Box sx={{ flexGrow: comfortable.price, bgcolor: loanInks.principal }} />
            <Box sx={{ flexGrow: most.price - comfortable.price, bgcolor: loanInks.interest }} />
          </Box>
          <Box sx={barEnds}>
            <span>{formatWholeDollars(comfortable.price)}</span>
            <span>+{formatWholeDollars(most.price - comfortable.price)} at a lender’s limit</span>
          </Box>
        </Box>
      )}
      <Box component="table" aria-label="Home price and share of your income before taxes" sx={tableStyles}>
        {isMore && (
          <thead>
            <tr>
              <td />
              <th scope="col">Comfortable</th>
              <th scope="col">Lender’s limit</th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((each) => (
                <td key={each.price}>{cell(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

/** What the parts of the bar are, below its ends. */
const barEnds = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  mt: 0.5,
  typography: 'body2',
} as const;

const tableStyles = {
  mt: 1.5,
  width: '100%',
  '@media (max-width: 349.95px)': { fontSize: '0.9375rem' },
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    py: 0.75,
    pl: { xs: 1, sm: 1.5 },
    textAlign: 'right',
    borderTop: 1,
    borderColor: '#c5d3c2',
  },
  '& thead > tr > *': {
    borderTop: 0,
    pt: 0,
    fontWeight: 600,
    typography: 'body2',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
    pb: 0,
  },
  '& tbody > tr:first-of-type > *': { borderTop: 0 },
  '& tbody th': { pl: 0, textAlign: 'left', fontWeight: 400, textWrap: 'balance' },
  '& tbody td': { fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
