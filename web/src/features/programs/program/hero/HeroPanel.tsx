import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { HeroLayout } from './programHeroes.ts';

/** Returns whether the panel of a layout is a card, and not a band across the page. */
const isCardIn = (layout: HeroLayout): boolean => layout === 'across';

const figureDigits = { fontVariantNumeric: 'lining-nums' } as const;

interface HeroPanelProps {
  layout: HeroLayout;
  title: string;
  /** The figure that one comes for. */
  figure: string;
  /** What the figure is for. */
  text: ReactNode;
  /** What the figure is made of. */
  children: ReactNode;
  more: ReactNode;
}

/** The green panel of a head: a card, or on a wide screen a band with the figure and its words beside what it is made of. */
export function HeroPanel({ layout, title, figure, text, children, more }: HeroPanelProps) {
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
          columnGap: 8,
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 544px)',
          gridTemplateRows: 'auto auto',
          alignItems: 'center',
          '& > .parts': { gridColumn: 2, gridRow: '1 / span 2', mt: { md: 0 } },
        }),
      }}
    >
      <div>
        <Typography variant="subtitle2" sx={{ color: 'secondary.light', textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography variant="h1" component="p" sx={figureDigits}>
          {figure}
        </Typography>
        <Typography
          sx={{ mt: 1, maxWidth: '32em', color: 'primary.soft', textWrap: 'pretty', ...figureDigits }}
        >
          {text}
        </Typography>
      </div>
      <Box className="parts" sx={{ mt: 3 }}>
        {children}
      </Box>
      <Box sx={{ mt: { xs: 2.5, md: isCard ? 2.5 : 1.5 } }}>{more}</Box>
    </Box>
  );
}
