import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Stage {
  when: string;
  text: string;
  cents: number;
}

interface PaymentTimelineProps {
  /** In the order the buyer pays. Stages of $0 are left out. */
  stages: readonly Stage[];
}

/** Shows the total cash needed by when it's due. */
export function PaymentTimeline({ stages }: PaymentTimelineProps) {
  return (
    <section aria-labelledby="when-paid">
      <Typography id="when-paid" variant="h3" component="h2">
        When you pay it
      </Typography>
      <Box component="ol" sx={list}>
        {stages
          .filter(({ cents }) => cents !== 0)
          .map(({ when, text, cents }) => (
            <li key={when}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {when}
              </Typography>
              <strong>{formatWholeDollars(cents)}</strong>
              <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
            </li>
          ))}
      </Box>
    </section>
  );
}

/** A timeline of the payments: horizontal on wide screens, vertical on phones. */
const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 2, md: 3 },
  p: 0,
  display: { md: 'grid' },
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > li': {
    position: 'relative',
    display: 'grid',
    // Aligns the amounts: below the stages on wide screens, at the right on phones.
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: '1 / span 3' },
    columnGap: 3,
    rowGap: { md: 0.5 },
    pl: { xs: 3.5, md: 0 },
    pr: { md: 5 },
    pt: { md: 3.5 },
    pb: { xs: 2.5, md: 0 },
    breakInside: 'avoid',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: { xs: 8, md: 0 },
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
    printColorAdjust: 'exact',
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 5, md: 16 },
    right: { md: 4 },
    top: { xs: 24, md: 5 },
    bottom: { xs: -4, md: 'auto' },
    width: { xs: 2, md: 'auto' },
    height: { md: 2 },
    bgcolor: 'secondary.light',
    printColorAdjust: 'exact',
  },
  '& p': { gridColumn: 1 },
  '& strong': {
    typography: { md: 'h3' },
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
} as const;
