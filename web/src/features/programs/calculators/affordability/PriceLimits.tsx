import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import type { Affordability, PriceCheck } from '@brokerage/domain/programs/calculators/affordability';
import Box from '@mui/material/Box';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { amountBar } from '../../chart/worksheet.ts';

interface PriceLimitsProps {
  comfortable: Affordability;
  /** The most a lender may allow. */
  lenderMax: Affordability;
  /** The home in mind, if the visitor entered a price. */
  yours: PriceCheck | undefined;
}

/** The figures in one column. */
type Column = Pick<Affordability, 'price' | 'housing' | 'pmi' | 'frontRatio' | 'backRatio' | 'loan'>;

/** Formats a share the way the text around it does: 28%, or 33.5%. */
export const formatShare = (percent: number): string => `${Number(percent.toFixed(1))}%`;

/** Compares a comfortable price with the most a lender may allow, if that's more, and shows what share of income each takes. */
export function PriceLimits({ comfortable, lenderMax, yours }: PriceLimitsProps) {
  const isMore = lenderMax.price > comfortable.price;
  const columns: readonly (readonly [header: string, column: Column])[] = [
    ['Comfortable', comfortable],
    ...(isMore ? [['Lender’s limit', lenderMax] as const] : []),
    ...(yours ? [['Your price', yours] as const] : []),
  ];
  const rows: readonly (readonly [name: string, cell: (each: Column) => string])[] = [
    ['Home price', ({ price }) => formatWholeDollars(price)],
    ['Monthly housing', ({ housing }) => formatWholeDollars(housing)],
    ...(columns.some(([, { pmi }]) => pmi > 0)
      ? [['PMI included', ({ pmi }: Column) => formatWholeDollars(pmi)] as const]
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
            <Box sx={{ flexGrow: comfortable.price, bgcolor: loanColors.principal }} />
            <Box sx={{ flexGrow: lenderMax.price - comfortable.price, bgcolor: loanColors.interest }} />
          </Box>
          <Box sx={barEnds}>
            <span>{formatWholeDollars(comfortable.price)}</span>
            <span>A lender might go up to {formatWholeDollars(lenderMax.price)}</span>
          </Box>
        </Box>
      )}
      <Box
        component="table"
        aria-label="Home price and share of your income before taxes"
        sx={columns.length > 2 ? threeColumns : tableStyles}
      >
        {columns.length > 1 && (
          <thead>
            <tr>
              <td />
              {columns.map(([header]) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(([header, each]) => (
                <td key={header}>{cell(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

/** Labels of the bar's parts, below its ends. */
const barEnds = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  mt: 0.5,
  typography: 'body2',
  textAlign: 'right',
} as const;

const tableStyles = {
  mt: 1.5,
  width: '100%',
  fontSize: { xs: '0.875rem', sm: '1rem' },
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': {
    py: 0.75,
    pl: 1.5,
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
  '@media (max-width: 349.95px)': { fontSize: '0.8125rem', '& th, & td': { pl: 0.75 } },
} as const;

/** On phones, smaller text and tighter spacing fit three amounts next to their name. */
const threeColumns = {
  ...tableStyles,
  '& th, & td': { ...tableStyles['& th, & td'], pl: { xs: 0.75, sm: 1.5 } },
  '& thead > tr > *': {
    ...tableStyles['& thead > tr > *'],
    fontSize: 'inherit',
    whiteSpace: { xs: 'normal', lg: 'nowrap' },
  },
  '@media (max-width: 349.95px)': { fontSize: '0.75rem' },
} as const;
