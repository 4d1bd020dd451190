import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import { FIRST_HOME } from '../../../../lib/visitor-numbers/firstHome.ts';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { homeCosts } from '../../purchase/homeCosts.ts';
import { SAMPLE_OFFER } from '../texts/sampleOffer.ts';
import { GuideFigure } from './GuideFigure.tsx';

const { cash } = homeCosts(FIRST_HOME.price, FIRST_HOME.downPercent);
const { deposit, sellerCredit } = SAMPLE_OFFER;

const rows = [
  ...cash.parts.map(({ label, dollars, ink }) => ({ label, dollars, ink: loanColors[ink] })),
  { label: 'Deposit you already paid', dollars: -deposit, ink: '' },
  { label: 'Seller credit', dollars: -sellerCredit, ink: '' },
];
const toClose = cash.total - deposit - sellerCredit;

/** Shows how cash to close is calculated from the total cash needed and what is already paid. */
export function CashToClose() {
  return (
    <GuideFigure
      caption={`How the ${formatDollars(toClose)} adds up`}
      note="On your own form it’s on page 3: Calculating Cash to Close."
    >
      <Box component="table" sx={tableStyles}>
        <tbody>
          {rows.map(({ label, dollars, ink }) => (
            <tr key={label}>
              <th scope="row">
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{
                    display: 'inline-block',
                    width: 12,
                    height: 12,
                    mr: 1.5,
                    ...(ink ? { bgcolor: ink } : { border: 2, borderColor: 'text.secondary' }),
                  }}
                />
                {label}
              </th>
              <td>{dollars < 0 ? `−${formatDollars(-dollars)}` : formatDollars(dollars)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Cash to close</th>
            <td>{formatDollars(toClose)}</td>
          </tr>
        </tfoot>
      </Box>
    </GuideFigure>
  );
}

const tableStyles = {
  width: 1,
  borderCollapse: 'collapse',
  '& th, & td': { py: 1, textAlign: 'left', fontWeight: 400, borderTop: 1, borderColor: 'divider' },
  '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderTop: 2, borderColor: 'text.primary' },
  '& tfoot td': { typography: 'h3', fontVariantNumeric: 'lining-nums' },
} as const;
