import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type Tone, tones } from '../ProgramBand.tsx';
import { ElsewhereItems, RightItems } from './FitItems.tsx';
import type { FitSlug } from './programFit.ts';

/** Two lists side by side, or large lines next to the heading. */
export type FitLook = 'split' | 'lines';

interface FitSectionProps {
  slug: FitSlug;
  look: FitLook;
  tone?: Tone | undefined;
}

/** Who the program is for, and where others should look. */
export function FitSection({ slug, look, tone = 'plain' }: FitSectionProps) {
  const isDark = tone === 'dark';
  return (
    <Box sx={{ ...tones[tone], py: { xs: 7, md: 10 } }}>
      <Container sx={layouts[look]}>
        <Box component="section" aria-labelledby="right-for-you" sx={rightBoxes[look]}>
          <Typography id="right-for-you" variant="h2">
            Right for you if
          </Typography>
          <Box component="ul" sx={rightLists[look](isDark)}>
            <RightItems slug={slug} isDark={isDark} />
          </Box>
        </Box>
        <Box component="section" aria-labelledby="look-elsewhere" sx={elsewhereBoxes[look]}>
          <Typography id="look-elsewhere" variant="h3" component="h2">
            Consider something else if
          </Typography>
          <Box component="ul" sx={elsewhereLists[look]}>
            <ElsewhereItems slug={slug} isDark={isDark} />
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

const layouts = {
  split: {
    display: 'grid',
    gap: { xs: 6, md: 8 },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
    alignItems: 'start',
  },
  lines: {},
} as const satisfies Record<FitLook, object>;

const besideHeading = {
  display: { md: 'grid' },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const item = { display: 'flex', gap: 2, py: 1.25, textWrap: 'pretty' } as const;

const rightLists = {
  split: () => ({ ...list, mt: { xs: 2, md: 3 }, '& li': { ...item, typography: 'subtitle1' } }),
  lines: (isDark: boolean) => ({
    ...list,
    mt: { xs: 2, md: 0 },
    '& li': {
      ...item,
      py: 1.5,
      typography: 'subtitle1',
      borderTop: 1,
      borderColor: isDark ? 'primary.light' : 'divider',
      '&:first-of-type': { borderTop: { md: 0 }, pt: { md: 1 } },
    },
  }),
} as const satisfies Record<FitLook, (isDark: boolean) => object>;

const rightBoxes = {
  split: {},
  lines: besideHeading,
} as const satisfies Record<FitLook, object>;

const elsewhereBoxes = {
  split: { borderLeft: { md: 1 }, borderColor: { md: 'divider' }, pl: { md: 6 } },
  lines: { mt: { xs: 5, md: 6 }, ...besideHeading },
} as const satisfies Record<FitLook, object>;

const elsewhereLists = {
  split: { ...list, mt: { xs: 2, md: 3 }, '& li': item },
  lines: { ...list, mt: { xs: 1.5, md: 0 }, '& li': { ...item, py: 0.75 } },
} as const satisfies Record<FitLook, object>;
