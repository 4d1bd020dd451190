import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ElsewhereItems, RightItems } from './FitItems.tsx';
import type { FitSlug } from './programFit.ts';

/** Who the program is for and who another one fits better: shown below the comparison on pages without their own section for it. */
export function FitLists({ slug }: { slug: FitSlug }) {
  return (
    <Box sx={columns}>
      <div>
        <Typography id="right-for-you" variant="h3">
          Right for you if
        </Typography>
        <Box component="ul" aria-labelledby="right-for-you" sx={list}>
          <RightItems slug={slug} />
        </Box>
      </div>
      <div>
        <Typography id="look-elsewhere" variant="h3">
          Consider something else if
        </Typography>
        <Box component="ul" aria-labelledby="look-elsewhere" sx={list}>
          <ElsewhereItems slug={slug} />
        </Box>
      </div>
    </Box>
  );
}

const columns = {
  mt: { xs: 4, md: 6 },
  pt: { xs: 4, md: 6 },
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  '& li': { display: 'flex', gap: 2, py: 1, textWrap: 'pretty' },
} as const;
