import { formatDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { InertUntilHydrated } from '../../hydration/InertUntilHydrated.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

interface CalculatorFrameProps {
  fields: ReactNode;
  /** What it comes to; absent while a field is wrong. */
  headline: string;
  amount: string | undefined;
  children?: ReactNode;
  apply?: { label: string; to: string } | undefined;
}

/** The fields of a calculator beside its result. */
export function CalculatorFrame({ fields, headline, amount, children, apply }: CalculatorFrameProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        gridTemplateColumns: { xs: '1fr', md: '1.2fr 1fr' },
        alignItems: 'start',
      }}
    >
      <InertUntilHydrated>
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            alignItems: 'start',
          }}
        >
          {fields}
        </Box>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          The numbers filled in are examples, not offers or current rates. Enter your own.
        </Typography>
      </InertUntilHydrated>
      <Box
        sx={{
          p: { xs: 3, md: 4 },
          borderRadius: '10px',
          bgcolor: 'primary.soft',
          position: { md: 'sticky' },
          top: { md: 104 },
          minHeight: 260,
        }}
      >
        <Typography variant="subtitle2">{headline}</Typography>
        <Typography
          component="output"
          aria-live="polite"
          variant="h1"
          sx={{ display: 'block', color: 'primary.main', fontVariantNumeric: 'tabular-nums lining-nums' }}
        >
          {amount ?? '–'}
        </Typography>
        {amount === undefined && <Typography sx={{ mt: 1 }}>Check the marked fields.</Typography>}
        {children}
        {apply && (
          <ButtonLink href={apply.to} variant="contained" size="large" sx={{ mt: 3 }} fullWidth>
            {apply.label}
          </ButtonLink>
        )}
      </Box>
    </Box>
  );
}

/** The lines that a result is made of. Amounts in cents are written as dollars. */
export function ResultLines({ lines }: { lines: readonly (readonly [string, number | string])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, mt: 2 }}>
      {lines.map(([name, amount]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: '#c5d3c2',
          }}
        >
          <dt>{name}</dt>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' }}
          >
            {typeof amount === 'number' ? formatDollars(amount / 100) : amount}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
