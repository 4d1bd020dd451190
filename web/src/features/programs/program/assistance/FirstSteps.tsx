import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ProgramContent } from '../../content/programContentShape.ts';
import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';
import { tones } from '../ProgramBand.tsx';
import { BlockEntries } from '../ProgramBlocks.tsx';

/** The content's two blocks: the first steps in one row, and the ways to get help below it. */
export function FirstSteps({ blocks: [ways, steps] }: Pick<ProgramContent, 'blocks'>) {
  if (!ways || !steps) return null;
  return (
    <Box sx={{ ...tones.raised, py: { xs: 7, md: 10 } }}>
      <Container sx={{ display: 'grid', rowGap: { xs: 6, md: 8 } }}>
        <section aria-labelledby="first">
          <Typography id="first" variant="h2">
            {steps.title}
          </Typography>
          <Typography sx={{ mt: 1.5, mb: { xs: 3, md: 4 }, color: 'text.secondary' }}>
            {steps.lead}
          </Typography>
          <BlockEntries block={steps} />
        </section>
        <section aria-labelledby="ways">
          <Typography id="ways" variant="h2">
            {ways.title}
          </Typography>
          <Box component="ul" sx={list}>
            {ways.items.map(({ title, text }) => (
              <li key={title}>
                <Typography variant="subtitle2" component="h3">
                  <UnbrokenHyphens text={title} />
                </Typography>
                <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>
              </li>
            ))}
          </Box>
        </section>
      </Container>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 2, md: 3 },
  p: 0,
  display: 'grid',
  columnGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& li': { py: 1.5, borderTop: 1, borderColor: 'divider' },
} as const;
