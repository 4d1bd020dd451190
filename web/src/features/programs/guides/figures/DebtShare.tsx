import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { GuideFigure } from './GuideFigure.tsx';

const PAY = 8_000;
const HOME = 2_700;
const OTHER = 500;
const DEBTS = HOME + OTHER;

const parts = [
  { label: 'New home payment', dollars: HOME, ink: loanColors.principal },
  { label: 'Car loan, credit cards and student loans', dollars: OTHER, ink: loanColors.interest },
  { label: 'Taxes, living costs and savings', dollars: PAY - DEBTS, ink: 'divider' },
] as const;

/** Monthly debts as a share of monthly income. */
export function DebtShare() {
  return (
    <GuideFigure
      caption={`Where ${formatDollars(PAY)} a month goes, before taxes`}
      note="A made-up example, to show the math."
    >
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '2px', height: 56 }}>
        {parts.map(({ label, dollars, ink }) => (
          <Box key={label} sx={{ flex: dollars, bgcolor: ink }} />
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
        {parts.map(({ label, dollars, ink }) => (
          <Box component="li" key={label} sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', py: 0.5 }}>
            <Box aria-hidden="true" sx={{ flex: 'none', width: 12, height: 12, bgcolor: ink }} />
            {label}
            <Box component="span" sx={{ ml: 'auto' }}>
              {formatDollars(dollars)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        {formatDollars(DEBTS)} of debts ÷ {formatDollars(PAY)} of pay ={' '}
        <strong>{`${(100 * DEBTS) / PAY}%\u00a0DTI`}</strong>
      </Box>
    </GuideFigure>
  );
}
