import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import Box from '@mui/material/Box';
import { FIRST_HOME } from '../../../../lib/visitor-numbers/firstHome.ts';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { homeCosts } from '../../purchase/homeCosts.ts';
import { GuideFigure } from './GuideFigure.tsx';

/** The increase in taxes and insurance in the example, in percent. */
const RISE = 5;
const { monthly } = homeCosts(FIRST_HOME.price, FIRST_HOME.downPercent);
const fixed = monthly.parts[0]?.dollars ?? 0;
const escrow = monthly.total - fixed;
const risen = Math.round(escrow * (1 + RISE / 100));

const YEARS = [
  { year: 'Year 1', escrow, total: monthly.total },
  { year: 'Year 2', escrow: risen, total: fixed + risen },
] as const;

/** Compares the payment in two years: one part stays the same, the other follows the bills. */
export function PaymentChange() {
  return (
    <GuideFigure
      caption={`If property tax and insurance rise by ${RISE}%`}
      note={`A sample, not an offer: a ${formatDollars(FIRST_HOME.price)} home with ${FIRST_HOME.downPercent}% down, ${FIRST_HOME.years} years fixed at ${formatInterestRate(FIRST_HOME.annualRate)} (${FIRST_HOME.apr.toFixed(2)}% APR), ${FIRST_HOME.years * 12} payments.`}
    >
      <Box sx={{ display: 'grid', rowGap: 2 }}>
        {YEARS.map(({ year, escrow: forBills, total }) => (
          <div key={year}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
              <span>{year}</span>
              <strong>{formatDollars(total)} a month</strong>
            </Box>
            <Box
              sx={{ display: 'flex', gap: '2px', height: 48, width: `${(100 * total) / (fixed + risen)}%` }}
            >
              <Box sx={{ ...part, flex: fixed, bgcolor: loanColors.principal }}>{formatDollars(fixed)}</Box>
              <Box sx={{ ...part, flex: forBills, bgcolor: loanColors.escrow }}>
                {formatDollars(forBills)}
              </Box>
            </Box>
          </div>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        <Key ink={loanColors.principal}>Principal and interest: stays the same</Key>
        <Key ink={loanColors.escrow}>Escrow, for tax and insurance: follows the bills</Key>
      </Box>
    </GuideFigure>
  );
}

function Key({ ink, children }: { ink: string; children: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', py: 0.25 }}>
      <Box aria-hidden="true" sx={{ flex: 'none', width: 12, height: 12, bgcolor: ink }} />
      {children}
    </Box>
  );
}

const part = { display: 'grid', placeItems: 'center', color: '#fffdf9', fontWeight: 600 } as const;
