import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const figureDigits = { fontVariantNumeric: 'lining-nums' } as const;

/** Two per line on a phone. */
const list = {
  m: 0,
  mt: 1.5,
  display: 'grid',
  columnGap: 3,
  rowGap: 1.25,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { typography: 'body2', color: 'primary.soft' },
  '& dd': { m: 0, fontWeight: 600, ...figureDigits },
} as const;

interface HeroPanelProps {
  /** Shown before the figure, across the panel. */
  first?: ReactNode;
  title: string;
  /** The main figure. */
  figure: string;
  /** The terms behind the figure, each with its name. */
  terms: readonly (readonly [label: string, value: string])[];
  note: string;
  /** The breakdown of the figure. */
  children: ReactNode;
  more: ReactNode;
}

/** The green panel of a page's header. On a wide screen it's a band with the figure and its text next to the breakdown. */
export function HeroPanel({ first, title, figure, terms, note, children, more }: HeroPanelProps) {
  return (
    <Box
      component="aside"
      aria-label={title}
      sx={{
        px: { xs: 2, sm: 3, md: 4 },
        py: { xs: 4, md: 4 },
        borderRadius: { md: '10px' },
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '--focus-ring': 'var(--brass)',
        '& a': { color: 'inherit', fontWeight: 600 },
        display: { md: 'grid' },
        columnGap: 8,
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 544px)',
        gridTemplateRows: 'auto auto 1fr',
        '& > .parts': { gridColumn: 2, gridRow: '2 / span 2', alignSelf: 'start', mt: { md: 0 } },
      }}
    >
      {first}
      <div>
        <Typography variant="subtitle2" sx={{ color: 'secondary.light', textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography variant="h1" component="p" sx={figureDigits}>
          {figure}
        </Typography>
        <Box component="dl" sx={list}>
          {terms.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Box>
      </div>
      <Box className="parts" sx={{ mt: 3 }}>
        {children}
        <Typography variant="body2" sx={{ mt: 1.5, color: 'primary.soft', textWrap: 'pretty' }}>
          {note}
        </Typography>
      </Box>
      <Box sx={{ mt: 2 }}>{more}</Box>
    </Box>
  );
}
