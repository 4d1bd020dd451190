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
