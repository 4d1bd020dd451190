import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanInks } from '../chart/loanInks.ts';
import { amountBar, amountLine, amountSum, amountSwatch } from '../chart/worksheet.ts';

interface ResultPartsProps {
  /** What adds up to the result, in cents. */
  parts: readonly {
    label: string;
    /** Names the part in the bar, where it is wide enough. */
    letter?: string;
    note?: string;
    cents: number;
    ink: keyof typeof loanInks;
  }[];
  /** Where the parts add up to something else than the headline. */
  sum?: { name: string; cents: number; note?: string };
}

/** A result as a bar of its parts, with each part in whole dollars that add up to the result in whole dollars. Parts of nothing are left out. */
export function ResultParts({ parts: all, sum }: ResultPartsProps) {
  const parts = all.filter(({ cents }) => cents > 0);
  const dollars = toWholeDollars(parts.map(({ cents }) => cents));
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  const hasLetters = parts.some(({ letter }) => letter);
  return (
    <>
      <Box aria-hidden="true" sx={{ ...amountBar, mt: 2, ...(hasLetters && lettered) }}>
        {parts.map(({ label, letter, cents, ink }) => (
          <Box
            key={label}
            sx={{
              flex: `${cents} 0 0`,
              minWidth: 0,
              bgcolor: loanInks[ink],
              // White on brass is hard to read.
              ...(ink === 'prepaids' && { color: 'text.primary' }),
            }}
          >
            {cents / total > LEAST_SHARE && letter}
          </Box>
        ))}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {parts.map(({ label, note, ink }, index) => (
          <Box key={label} sx={amountLine}>
            <dt>
              <Box component="span" aria-hidden="true" sx={{ ...amountSwatch, bgcolor: loanInks[ink] }} />
              <Name note={note}>{label}</Name>
            </dt>
            <dd>{formatDollars(dollars[index] ?? 0)}</dd>
          </Box>
        ))}
        {sum && (
          <Box sx={amountSum}>
            <dt>
              <Name note={sum.note}>{sum.name}</Name>
            </dt>
            <dd>{formatWholeDollars(sum.cents)}</dd>
          </Box>
        )}
      </Box>
    </>
  );
}

/** What a letter needs of the bar on a phone of 320 px. */
const LEAST_SHARE = 0.08;

const lettered = {
  height: 26,
  typography: 'body2',
  lineHeight: '22px',
  fontWeight: 600,
  color: 'common.white',
  textAlign: 'center',
} as const;

const Name = ({ note, children }: { note?: string | undefined; children: string }) => (
  <Box component="span" sx={{ textWrap: 'balance' }}>
    {children}
    {note && (
      <Typography
        variant="body2"
        component="span"
        sx={{ display: 'block', color: 'text.secondary', textWrap: 'pretty' }}
      >
        {note}
      </Typography>
    )}
  </Box>
);

/** A name with its amount in cents, or in words. `sum`: what the lines above it come to. */
type ResultLine = readonly [name: string, amount: number | string, kind?: 'sum'];

interface ResultLinesProps {
  /** What the lines have in common. */
  title?: string;
  lines: readonly ResultLine[];
  /** What they come to, below a strong rule. */
  sum?: readonly [string, number] | undefined;
}

/** The lines that a result is made of. Amounts in cents are written as whole dollars: they are estimates. */
export function ResultLines({ title, lines, sum }: ResultLinesProps) {
  return (
    <Box sx={{ mt: 2 }}>
      {title && (
        <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
          {title}
        </Typography>
      )}
      <Box component="dl" aria-label={title} sx={{ m: 0 }}>
        {lines.map(([name, amount, kind]) => (
          <Box key={name} sx={kind === 'sum' ? amountSum : amountLine}>
            <dt>{name}</dt>
            <dd>{typeof amount === 'number' ? formatWholeDollars(amount) : amount}</dd>
          </Box>
        ))}
        {sum && (
          <Box sx={amountSum}>
            <dt>{sum[0]}</dt>
            <dd>{formatWholeDollars(sum[1])}</dd>
          </Box>
        )}
      </Box>
    </Box>
  );
}
