import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanInks } from '../loanInks.ts';
import { toWholeDollars } from '../toWholeDollars.ts';

interface ResultPartsProps {
  /** Where the parts add up to something else than the headline. */
  total?: readonly [name: string, cents: number];
  /** What adds up to the result, in cents. */
  parts: readonly { label: string; cents: number; ink: keyof typeof loanInks }[];
}

/** A result as a bar of its parts, with each part in whole dollars that add up to the result in whole dollars. Parts of nothing are left out. */
export function ResultParts({ total, parts: all }: ResultPartsProps) {
  const parts = all.filter(({ cents }) => cents > 0);
  const dollars = toWholeDollars(parts.map(({ cents }) => cents));
  return (
    <>
      {total && (
        <Typography variant="subtitle2" component="p" sx={totalLine}>
          <span>{total[0]}</span> <span>{formatWholeDollars(total[1])}</span>
        </Typography>
      )}
      <Box aria-hidden="true" sx={bar}>
        {parts.map(({ label, cents, ink }) => (
          <Box key={label} sx={{ flexGrow: cents, bgcolor: loanInks[ink] }} />
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {parts.map(({ label, ink }, index) => (
          <Box key={label} sx={line}>
            <dt>
              <Box component="span" aria-hidden="true" sx={{ ...swatch, bgcolor: loanInks[ink] }} />
              {label}
            </dt>
            <dd>{formatDollars(dollars[index] ?? 0)}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** On paper, as the colors don't all show on green. */
const bar = {
  mt: 2,
  display: 'flex',
  gap: '2px',
  height: 18,
  p: '2px',
  bgcolor: 'background.paper',
  borderRadius: '4px',
  overflow: 'hidden',
  printColorAdjust: 'exact',
} as const;

const totalLine = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2,
  mb: -1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

const swatch = {
  flex: 'none',
  boxSizing: 'border-box',
  width: 14,
  height: 14,
  transform: 'translateY(2px)',
  border: '2px solid',
  borderColor: 'background.paper',
  borderRadius: '3px',
  printColorAdjust: 'exact',
} as const;

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: '#c5d3c2',
  // A name of two lines keeps clear of its swatch.
  '& dt': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;
