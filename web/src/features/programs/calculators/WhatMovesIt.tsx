import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { loanInks } from '../loanInks.ts';

export interface Move {
  /** The one number that is different. */
  label: string;
  /** What the bar shows: better above zero, worse below. */
  value: number;
  /** What it comes to, in words. */
  outcome: string;
  /** What else comes of it. */
  note?: string;
  /** The answer as it is, which the others are compared with. */
  isBaseline?: boolean;
}

/** Returns a number with one step added, as people write it: 8.3 − 1 is 7.3. */
export const moved = (value: number, step: number): number => Number((value + step).toFixed(3));

interface WhatMovesItProps {
  title: string;
  lead: string;
  rows: readonly Move[];
  /** What bars below and above zero mean, where it isn't worse and better: said above each outcome. */
  sides?: readonly [below: string, above: string];
}

/** How an answer changes when one of its numbers does: the largest bars are what is worth thinking about. */
export function WhatMovesIt({ title, lead, rows, sides }: WhatMovesItProps) {
  const id = useId();
  const values = rows.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const at = (value: number) => ((value - low) / (high - low || 1)) * 100;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {lead}
      </Typography>
      <Box component="ul" sx={list}>
        {rows.map(({ label, value, outcome, note, isBaseline = false }) => (
          <Box component="li" key={label} sx={isBaseline ? { ...row, ...baseline } : row}>
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
            <strong>
              {sides && value !== 0 && <small>{sides[value < 0 ? 0 : 1]} </small>}
              {outcome}
            </strong>
            <Box aria-hidden="true" sx={track}>
              <Box
                sx={{
                  ml: `${at(Math.min(0, value))}%`,
                  width: value === 0 ? 0 : `max(2px, ${at(Math.abs(value) + low)}%)`,
                  bgcolor: loanInks[value < 0 ? 'interest' : 'principal'],
                }}
              />
              <Box sx={{ ...zero, left: `${at(0)}%` }} />
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** All bars are in one column between the words; a phone has no room for them. */
const list = {
  listStyle: 'none',
  m: 0,
  mt: 2,
  p: 0,
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, max-content)',
    sm: 'minmax(0, max-content) minmax(220px, 1fr) max-content',
  },
} as const;

const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  py: 1,
  minHeight: 48,
  borderTop: 1,
  borderColor: 'divider',
  '& small': { display: 'block', typography: 'body2', color: 'text.secondary' },
  '& strong': { fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
} as const;

/** A strong line parts it from those that change something. */
const baseline = { fontWeight: 600, borderBottom: '2px solid', borderBottomColor: 'text.primary' } as const;

const track = {
  gridColumn: 2,
  gridRow: 1,
  position: 'relative',
  display: { xs: 'none', sm: 'flex' },
  height: 16,
  printColorAdjust: 'exact',
} as const;

const zero = { position: 'absolute', insetBlock: -2, width: '1px', bgcolor: 'text.primary' } as const;
