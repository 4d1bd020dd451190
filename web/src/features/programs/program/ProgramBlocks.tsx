import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Band } from '../../../ui/layout/Band.tsx';
import type { ProgramContent } from '../programContentShape.ts';
import { type Scene, WithScene } from '../WithScene.tsx';

type Block = ProgramContent['blocks'][number];

interface ProgramBlockProps {
  block: Block;
  id: string;
  raised: boolean;
  scene?: Scene | undefined;
}

/** A section of a program's page: points in two columns, cards, or numbered steps. */
export function ProgramBlock({ block, id, raised, scene }: ProgramBlockProps) {
  const items = <Items block={block} isNarrow={scene !== undefined && scene.at !== 'above'} />;
  return (
    <Band id={id} title={block.title} raised={raised}>
      {scene ? <WithScene scene={scene}>{items}</WithScene> : items}
    </Band>
  );
}

function Items({ block: { kind, items }, isNarrow }: { block: Block; isNarrow: boolean }) {
  return (
    <Box
      component={kind === 'steps' ? 'ol' : 'ul'}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        ...(isNarrow ? { display: 'grid' } : lists[kind](items.length)),
      }}
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
  );
}

const columns = (count: number) => `repeat(${Math.min(count, 4)}, 1fr)`;

const lists = {
  points: () => ({ display: 'grid', columnGap: 8, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }),
  cards: (count: number) => ({
    display: 'grid',
    gap: { xs: 2, md: 3 },
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
  cards: {
    p: { xs: 3, sm: 2.5, md: 3 },
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: 'background.default',
  },
  steps: { pt: 2, borderTop: '3px solid', borderColor: 'secondary.light' },
} as const;
