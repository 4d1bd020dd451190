import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface Stage {
  when: string;
  text: string;
  cents: number;
}

interface WhenItIsPaidProps {
  /** In the order in which a buyer pays. What costs nothing is left out. */
  stages: readonly Stage[];
}

/** All the cash a home takes, by when it is due. */
export function WhenItIsPaid({ stages }: WhenItIsPaidProps) {
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
              <div>
                <Typography component="h3" sx={{ fontWeight: 600 }}>
                  {when}
                </Typography>
                <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
              </div>
              <strong>{formatWholeDollars(cents)}</strong>
            </li>
          ))}
      </Box>
    </section>
  );
}

/** A line through the moments, in the order of the months. */
const list = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  '& > li': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    gap: 3,
    pl: 3.5,
    pb: 2.5,
    breakInside: 'avoid',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 8,
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
    printColorAdjust: 'exact',
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 24,
    bottom: -4,
    width: 2,
    bgcolor: 'secondary.light',
    printColorAdjust: 'exact',
  },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
