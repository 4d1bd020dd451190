import Box from '@mui/material/Box';
import { HeroAside } from './HeroAside.tsx';
import { HeroText, type HeroTextProps } from './HeroText.tsx';
import { type HeroLayout, programHeroes } from './programHeroes.ts';

interface ProgramHeroProps extends HeroTextProps {
  slug: keyof typeof programHeroes;
}

/** The head of a program's page: introduction, first steps, picture, and the key figure. */
export function ProgramHero({ name, slug, summary, content, answer }: ProgramHeroProps) {
  const { src, height, layout, focus } = programHeroes[slug];
  // A wide picture is cropped less in a low hero.
  const isLow = height === 400 && layout !== 'wide';
  return (
    <Box sx={{ ...root, ...layouts[layout], ...(slug === 'construction' && figuresOnPaper) }}>
      <Box
        sx={{
          gridArea: 'words',
          alignSelf: layout === 'wide' ? 'start' : 'center',
          py: { xs: 4, md: isLow ? 6 : 8 },
        }}
      >
        <HeroText name={name} summary={summary} content={content} answer={answer} />
      </Box>
      <Box
        component="img"
        src={src}
        alt=""
        width={800}
        height={height}
        // The text is the largest paint on slow phones, so it should load before the picture.
        fetchPriority="low"
        sx={{
          gridArea: 'scene',
          display: 'block',
          width: '100%',
          // On wide screens, the picture is as tall as the text.
          ...(layout === 'wide'
            ? { height: { xs: 256, sm: 320, lg: '100%' }, minHeight: { lg: 600 }, contain: { lg: 'size' } }
            : {
                // Phones show the whole picture, except for the left part of a wide one: its people would be too small.
                height: { xs: isLow ? 240 : 'auto', sm: 'auto', md: '100%' },
                maxHeight: isLow ? { xs: 360, sm: 480, md: 'none' } : 'none',
                minHeight: { md: isLow ? 400 : 480 },
                contain: { md: 'size' },
              }),
          objectFit: 'cover',
          objectPosition: `${focus} 100%`,
        }}
      />
      <Box sx={{ gridArea: 'figures', position: 'relative', '&:empty': { display: 'none' } }}>
        <HeroAside slug={slug} />
      </Box>
    </Box>
  );
}

const root = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  display: 'grid',
  // The columns between `from` and `to` are as wide as the content of the sections below.
  gridTemplateColumns: {
    xs: '[full] 16px [from] minmax(0, 1fr) [to] 16px [end]',
    sm: '[full] 24px [from] minmax(0, 1fr) [to] 24px [end]',
    md: '[full] minmax(24px, 1fr) [from] minmax(0, 552px) 48px minmax(0, 552px) [to] minmax(24px, 1fr) [end]',
  },
  gridTemplateAreas: { xs: '". words ." "scene scene scene" "figures figures figures"' },
} as const;

/** The figures as a full-width band, with columns aligned to the content. */
const band = {
  '& > :last-child': {
    bgcolor: { md: 'primary.main' },
    '& > aside': {
      borderRadius: 0,
      px: { md: 3 },
      maxWidth: { md: 1200 },
      mx: { md: 'auto' },
    },
  },
} as const;

/** Figures that are a full-width chart. */
const figuresOnPaper = {
  '& > :last-child': { bgcolor: 'background.default', borderTop: 1, borderColor: 'divider' },
} as const;

const layouts: Record<HeroLayout, object> = {
  right: {
    gridTemplateAreas: {
      xs: root.gridTemplateAreas.xs,
      md: '". words . scene scene" "figures figures figures figures figures"',
    },
    ...band,
  },
  left: {
    gridTemplateAreas: {
      xs: root.gridTemplateAreas.xs,
      md: '"scene scene . words ." "figures figures figures figures figures"',
    },
    ...band,
  },
  wide: {
    gridTemplateColumns: {
      xs: root.gridTemplateColumns.xs,
      sm: root.gridTemplateColumns.sm,
      lg: root.gridTemplateColumns.md,
    },
    gridTemplateAreas: { xs: root.gridTemplateAreas.xs, lg: 'none' },
    pb: 0,
    '& > div:first-of-type': { position: { lg: 'relative' }, gridArea: { lg: '1 / 2 / 2 / 3' } },
    '& > img': { gridArea: { lg: '1 / 1 / 2 / -1' } },
    '& > :last-child': { ...band['& > :last-child'], gridArea: { xs: 'figures', lg: '2 / 1 / 3 / -1' } },
  },
};
