import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { loanColors } from '../../../ui/charts/loanColors.ts';

export interface SensitivityRow {
  /** The number that is changed. */
  label: string;
  /** Anything else that changes with it. */
  note?: string;
  /** The bar's value: positive is better, negative is worse. */
  value: number;
  /** The resulting answer. */
  outcome: string;
  /** The difference from the current answer. */
  change?: string;
  /** The current answer, which the other rows are compared with. */
  isBaseline?: boolean;
}

/** Adds one step to a number and rounds off floating-point noise: 8.3 − 1 is 7.3. */
export const addStep = (value: number, step: number): number => Number((value + step).toFixed(3));

interface SensitivityTableProps {
  title: string;
  lead: string;
  rows: readonly SensitivityRow[];
  /** Labels for bars below and above zero, if they don't mean worse and better. */
  sides?: readonly [below: string, above: string];
}

/** Shows how the answer changes when one input changes. The longest bars are the inputs that matter most. */
export function SensitivityTable({ title, lead, rows, sides }: SensitivityTableProps) {
  const id = useId();
  const values = rows.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const at = (value: number) => ((value - low) / (high - low || 1)) * 100;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>
      <Box sx={grid}>
        <Box component="ul" sx={list}>
          {rows.map(({ label, note, value, outcome, change, isBaseline = false }) => (
            <Box component="li" key={label} sx={isBaseline ? { ...row, ...baseline } : row}>
              <span>
                {label}
                {note && <small>{note}</small>}
              </span>
              <strong>
                {sides && value !== 0 && <span>{sides[value < 0 ? 0 : 1]} </span>}
                {outcome}
                {change && <small>{change}</small>}
              </strong>
              <Box aria-hidden="true" sx={value === 0 ? { ...track, ...noBar } : track}>
                <Box
                  sx={{
                    ml: `${at(Math.min(0, value))}%`,
                    width: value === 0 ? 0 : `max(2px, ${at(Math.abs(value) + low)}%)`,
                    bgcolor: loanColors[value < 0 ? 'interest' : 'principal'],
                  }}
                />
                <Box sx={{ ...zero, left: `${at(0)}%` }} />
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </section>
  );
}

/** All bars share one column between the text; on phones each bar is below its own text. */
const grid = {
  mt: 2,
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, max-content)',
    sm: 'minmax(0, max-content) minmax(140px, 1fr) max-content',
  },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
} as const;

const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  rowGap: 0.75,
  py: 1,
  minHeight: 48,
  borderTop: 1,
  borderColor: 'divider',
  '& > span': { textWrap: 'pretty' },
  '& small': { display: 'block', typography: 'body2', color: 'text.secondary' },
  '& strong': { fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& strong > span': { display: { xs: 'block', sm: 'inline' }, whiteSpace: 'nowrap', fontWeight: 400 },
} as const;

/** A heavy rule separates it from the changed rows. */
const baseline = { fontWeight: 600, borderBottom: '2px solid', borderBottomColor: 'text.primary' } as const;

const track = {
  gridColumn: { xs: '1 / -1', sm: 2 },
  gridRow: { xs: 2, sm: 1 },
  position: 'relative',
  display: 'flex',
  height: { xs: 8, sm: 16 },
  printColorAdjust: 'exact',
} as const;

const noBar = { display: { xs: 'none', sm: 'flex' } } as const;

const zero = { position: 'absolute', insetBlock: -2, width: '1px', bgcolor: 'text.primary' } as const;
