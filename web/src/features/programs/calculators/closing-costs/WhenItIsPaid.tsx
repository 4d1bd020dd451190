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

const list = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 3,
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
    breakInside: 'avoid',
  },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
