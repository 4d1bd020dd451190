import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanInks } from '../../../ui/charts/loanInks.ts';
import { amountBar, amountLine, amountSum, amountSwatch } from '../chart/worksheet.ts';

interface ResultPartsProps {
  /** The amounts that add up to the result, in cents. */
  parts: readonly {
    label: string;
    note?: string;
    cents: number;
    /** Not needed with `isPlain`, which draws no bar. */
    ink?: keyof typeof loanInks;
  }[];
  /** The names already tell the parts apart, for example by letter, so no colored bar is needed. */
  isPlain?: boolean;
  /** Set when the parts add up to something other than the headline. */
  sum?: { name: string; cents: number; note?: string };
}

/**
 * A result as a stacked bar or a plain list. Each part is rounded to whole dollars that add up to the rounded result. Zero parts are left
 * out.
 */
export function ResultParts({ parts: all, sum, isPlain = false }: ResultPartsProps) {
  const parts = all.filter(({ cents }) => cents > 0);
  const dollars = toWholeDollars(parts.map(({ cents }) => cents));
  return (
    <>
      {!isPlain && (
        <Box aria-hidden="true" sx={{ ...amountBar, height: 28, mt: 2 }}>
          {parts.map(({ label, cents, ink }) => (
            <Box key={label} sx={{ flex: `${cents} 0 0`, minWidth: 0, bgcolor: ink && loanInks[ink] }} />
          ))}
        </Box>
      )}
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {parts.map(({ label, note, ink }, index) => (
          <Box key={label} sx={amountLine}>
            <dt>
              {ink && !isPlain && (
                <Box component="span" aria-hidden="true" sx={{ ...amountSwatch, bgcolor: loanInks[ink] }} />
              )}
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

/** A label with an amount in cents or as text. `sum`: the total of the lines above it. */
type ResultLine = readonly [name: string, amount: number | string, kind?: 'sum'];

interface ResultLinesProps {
  /** A heading for the lines. */
  title?: string;
  lines: readonly ResultLine[];
  /** Their total, below a heavy rule. */
  sum?: readonly [string, number] | undefined;
}

/** The lines that make up a result. Amounts in cents are shown in whole dollars, because they're estimates. */
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
