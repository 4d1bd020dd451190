import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanColors } from '../../../ui/charts/loanColors.ts';
import { amountBar, amountLine, amountSwatch, amountTotal } from '../chart/worksheet.ts';

interface ResultPartsProps {
  /** The parts that add up to the result, in cents. */
  parts: readonly {
    label: string;
    note?: string;
    cents: number;
    /** Omitted when `isPlain` draws no bar. */
    ink?: keyof typeof loanColors;
  }[];
  /** Set when the parts have distinctive names, such as letters, and need no color-coded bar. */
  isPlain?: boolean;
  /** Set when the parts add up to something other than the headline. */
  sum?: { name: string; cents: number; note?: string };
}

/**
 * Shows a result as a bar of its parts or as a plain list. Parts are rounded to whole dollars that add up to the rounded result; zero parts
 * are left out.
 */
export function ResultParts({ parts: all, sum, isPlain = false }: ResultPartsProps) {
  const parts = all.filter(({ cents }) => cents > 0);
  const dollars = toWholeDollars(parts.map(({ cents }) => cents));
  return (
    <>
      {!isPlain && (
        <Box aria-hidden="true" sx={{ ...amountBar, height: 28, mt: 2 }}>
          {parts.map(({ label, cents, ink }) => (
            <Box key={label} sx={{ flex: `${cents} 0 0`, minWidth: 0, bgcolor: ink && loanColors[ink] }} />
          ))}
        </Box>
      )}
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {parts.map(({ label, note, ink }, index) => (
          <Box key={label} sx={amountLine}>
            <dt>
              {ink && !isPlain && (
                <Box component="span" aria-hidden="true" sx={{ ...amountSwatch, bgcolor: loanColors[ink] }} />
              )}
              <Name note={note}>{label}</Name>
            </dt>
            <dd>{formatDollars(dollars[index] ?? 0)}</dd>
          </Box>
        ))}
        {sum && (
          <Box sx={amountTotal}>
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

/** A name with its amount in cents, or as text. `sum` marks the total of the lines above. */
type ResultLine = readonly [name: string, amount: number | string, kind?: 'sum'];

interface ResultLinesProps {
  /** The heading of the group. */
  title?: string;
  lines: readonly ResultLine[];
  /** The total, below a heavy rule. */
  sum?: readonly [string, number] | undefined;
}

/** Lists the lines of a result. Amounts in cents are shown in whole dollars because they are estimates. */
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
          <Box key={name} sx={kind === 'sum' ? amountTotal : amountLine}>
            <dt>{name}</dt>
            <dd>{typeof amount === 'number' ? formatWholeDollars(amount) : amount}</dd>
          </Box>
        ))}
        {sum && (
          <Box sx={amountTotal}>
            <dt>{sum[0]}</dt>
            <dd>{formatWholeDollars(sum[1])}</dd>
          </Box>
        )}
      </Box>
    </Box>
  );
}
