import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Band } from '../../../ui/layout/Band.tsx';
import type { ProgramContent } from '../programContentShape.ts';
import { FactSources } from './FactSources.tsx';

type Block = ProgramContent['blocks'][number];

interface ProgramBlockProps {
  block: Block;
  id: string;
  raised: boolean;
}

/** A section of a program's page: points in two columns, cards, or numbered steps; with the sources of its figures, if it has any. */
export function ProgramBlock({ block: { title, kind, items, sources }, id, raised }: ProgramBlockProps) {
  return (
    <Band id={id} title={title} raised={raised}>
      <Box
        component={kind === 'steps' ? 'ol' : 'ul'}
        sx={{ listStyle: 'none', p: 0, m: 0, ...lists[kind](items.length) }}
      >
        {items.map((item, at) => (
          <Box component="li" key={item.title} sx={entries[kind]}>
            {kind === 'steps' && (
              <Typography variant="h2" component="span" aria-hidden sx={{ color: 'secondary.main' }}>
                {at + 1}
              </Typography>
            )}
            <Typography variant="h3">{item.title}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{item.text}</Typography>
          </Box>
        ))}
      </Box>
      {sources && <FactSources ids={sources} />}
    </Band>
  );
}

const columns = (count: number) => `repeat(${Math.min(count, 4)}, 1fr)`;

const lists = {
  points: (count: number) => ({
    display: 'grid',
    columnGap: 8,
    gridTemplateColumns: { xs: '1fr', md: count === 3 ? columns(3) : '1fr 1fr' },
  }),
  cards: (count: number) => ({
    display: 'grid',
    gap: { xs: 2, md: 4 },
    // Three cards would leave a hole in two columns.
    gridTemplateColumns:
      count === 3 ? { xs: '1fr', sm: columns(3) } : { xs: '1fr', sm: '1fr 1fr', lg: columns(count) },
  }),
  steps: (count: number) => ({
    display: 'grid',
    gap: 4,
    gridTemplateColumns: { xs: '1fr', md: columns(count) },
  }),
} as const;

const entries = {
  points: { py: 2.5, borderTop: 1, borderColor: 'divider' },
  cards: { pt: 2.5, pb: 1, borderTop: 2, borderColor: 'primary.soft' },
  steps: { pt: 2, borderTop: '3px solid', borderColor: 'secondary.light' },
} as const;
