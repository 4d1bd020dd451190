import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanInks } from '../loanInks.ts';
import { toWholeDollars } from '../toWholeDollars.ts';
import { amountBar, amountLine, amountSwatch } from '../worksheet.ts';

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
      <Box aria-hidden="true" sx={{ ...amountBar, mt: 2 }}>
        {parts.map(({ label, cents, ink }) => (
          <Box key={label} sx={{ flexGrow: cents, bgcolor: loanInks[ink] }} />
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {parts.map(({ label, ink }, index) => (
          <Box key={label} sx={amountLine}>
            <dt>
              <Box component="span" aria-hidden="true" sx={{ ...amountSwatch, bgcolor: loanInks[ink] }} />
              {label}
            </dt>
            <dd>{formatDollars(dollars[index] ?? 0)}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}

const totalLine = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  mt: 2,
  mb: -1.5,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
