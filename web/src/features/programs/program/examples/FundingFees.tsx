import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { type VaUse, vaFundingFee } from '@brokerage/domain/programs/calculators/loanKind';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../../hydration/InertUntilHydrated.tsx';
import { SegmentedRadios } from '../SegmentedRadios.tsx';

const USES = [
  { value: 'first', text: 'Yes' },
  { value: 'later', text: 'No' },
  { value: 'exempt', text: 'I’m exempt' },
] as const satisfies readonly { value: VaUse; text: string }[];

/** The bands of 38 U.S.C. 3729(b)(2), by their lowest down payment. */
const DOWN = [
  { value: '0', text: 'Under 5%' },
  { value: '5', text: '5-9.99%' },
  { value: '10', text: '10% or more' },
] as const;

/** The VA funding fee for the visitor's choices, in percent and in dollars for the example home. */
export function FundingFees() {
  const [use, setUse] = useState<VaUse>('first');
  const [down, setDown] = useState<(typeof DOWN)[number]['value']>('0');
  const { price } = loanExample('va');
  const base = (price * (100 - Number(down))) / 100;
  const percent = vaFundingFee(base, price, use);
  return (
    <Box sx={layout}>
      <InertUntilHydrated>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <SegmentedRadios
            isDark
            name="va-use"
            label="Is this your first VA loan?"
            options={USES}
            value={use}
            onChange={setUse}
          />
          <SegmentedRadios
            isDark
            name="va-down"
            label="Your down payment"
            options={DOWN}
            value={down}
            onChange={setDown}
          />
        </Box>
      </InertUntilHydrated>
      <Box role="status">
        <Typography variant="subtitle2" component="p" sx={{ color: 'primary.soft' }}>
          Your funding fee
        </Typography>
        <Typography
          variant="h1"
          component="p"
          sx={{
            color: 'secondary.light',
            fontSize: { xs: '3.5rem', md: '4.5rem' },
            lineHeight: 1.15,
            fontVariantNumeric: 'lining-nums',
          }}
        >
          {use === 'exempt' ? '$0' : `${percent}%`}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>
          {use === 'exempt'
            ? 'Exempt borrowers pay no funding fee, whatever they put down.'
            : `${formatWholeDollars((base * percent) / 100)}, or ${percent}% of a ${formatWholeDollars(base)} loan${down === '0' ? '' : ` with ${down}% down`}.`}
        </Typography>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'center',
} as const;
