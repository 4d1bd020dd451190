import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HeroLayout } from './programHeroes.ts';

/** Returns whether the panel of a layout is a card, and not a row of columns. */
export const isCardIn = (layout: HeroLayout): boolean => layout === 'across';

export const figureDigits = { fontVariantNumeric: 'lining-nums' } as const;

interface HeroPanelProps {
  layout: HeroLayout;
  title: string;
  /** The figure that one comes for. */
  figure?: string;
  /** Where the figure doesn't hold for the whole loan. */
  span?: string;
  children: ReactNode;
  more?: ReactNode;
}

/** The green panel of a head: a card, or on a wide screen a row of columns. */
export function HeroPanel({ layout, title, figure, span, children, more }: HeroPanelProps) {
  const isCard = isCardIn(layout);
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
        ...(!isCard && {
          display: { md: 'grid' },
          columnGap: 4,
          // The columns of the four figures that follow on most pages.
          gridTemplateColumns: 'minmax(0, 264fr) minmax(0, 856fr)',
          gridTemplateRows: 'auto 1fr',
          alignItems: 'start',
          '& > .rest': { gridColumn: 2, gridRow: '1 / span 2' },
        }),
      }}
    >
      <div>
        <Typography variant="subtitle2" sx={{ color: 'secondary.light', textWrap: 'balance' }}>
          {title}
        </Typography>
        {figure && (
          <Typography variant="h1" component="p" sx={figureDigits}>
            {figure}
          </Typography>
        )}
        {span && <Typography sx={{ color: 'primary.soft' }}>{span}</Typography>}
      </div>
      <div className="rest">{children}</div>
      {more && <Box sx={{ mt: { xs: 2.5, md: isCard ? 2.5 : 1 } }}>{more}</Box>}
    </Box>
  );
}

interface PairsProps {
  layout: HeroLayout;
  rows: readonly (readonly [name: string, value: string])[];
  /** Amounts are what one comes for: they are set large. */
  amounts?: boolean;
}

/** Names with their values: one below the other in a card, in columns in a row. */
export function Pairs({ layout, rows, amounts = false }: PairsProps) {
  const isCard = isCardIn(layout);
  const line = '1px solid rgb(255 255 255 / 22%)';
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: { xs: 2, md: isCard ? 2 : 0 },
        ...(!isCard && {
          display: { md: 'grid' },
          columnGap: 3,
          gridTemplateColumns: `repeat(${rows.length}, minmax(0, 1fr))`,
        }),
      }}
    >
      {rows.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            py: { xs: 1.5, md: isCard ? 1.5 : 0 },
            borderTop: { xs: line, md: isCard ? line : 0 },
            borderLeft: { md: isCard ? 0 : line },
            pl: { md: isCard ? 0 : 3 },
            display: 'flex',
            // In columns the values stand on one line, whichever of the names wraps.
            flexDirection: { md: isCard ? 'row' : 'column' },
            flexWrap: 'wrap',
            columnGap: 2,
            justifyContent: 'space-between',
            alignItems: 'baseline',
          }}
        >
          <Box component="dt" sx={{ color: 'primary.soft', textWrap: 'balance' }}>
            {name}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, ...(amounts ? { typography: 'h2' } : { fontWeight: 600 }), ...figureDigits }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
