import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import type { Ledger } from '../../ui/charts/ledger.ts';
import { loanColors } from '../../ui/charts/loanColors.ts';

interface PaymentPartsProps {
  parts: Ledger['parts'];
  /** Hides the amounts when no payment can be shown. */
  isSilent: boolean;
}

/** The parts of a payment: a bar, and a list of the amounts. */
export function PaymentParts({ parts, isSilent }: PaymentPartsProps) {
  return (
    <Box sx={{ mt: 3 }}>
      <Box aria-hidden sx={{ ...bar, ...(isSilent && { opacity: 0.25 }) }}>
        {parts.map(({ label, dollars, ink }) => (
          <Box key={label} sx={{ flexGrow: dollars, minWidth: 2, bgcolor: loanColors[ink] }} />
        ))}
      </Box>
      <Box component="dl" aria-label="What the payment includes" sx={list}>
        {parts.map(({ label, dollars, ink }) => (
          <div key={label}>
            <dt>
              <Box component="span" aria-hidden sx={{ ...swatch, bgcolor: loanColors[ink] }} />
              {label}
            </dt>
            <dd>{isSilent ? '–' : formatDollars(dollars)}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const bar = { display: 'flex', gap: '2px', height: 16, borderRadius: '3px', overflow: 'hidden' } as const;

const swatch = { flex: 'none', width: 12, height: 12, borderRadius: '2px' } as const;

const list = {
  m: 0,
  mt: 1,
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
