import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProgramContent } from '../content/programContentShape.ts';
import { ProgramBand, type Tone } from './ProgramBand.tsx';

type Block = ProgramContent['blocks'][number];

interface ProgramBlockProps {
  block: Block;
  id: string;
  tone?: Tone | undefined;
  picture?: string | undefined;
}

/** A section of a program's page: rows, columns, a numbered list or steps. */
export function ProgramBlock({ block, id, tone, picture }: ProgramBlockProps) {
  const { title, lead } = block;
  return (
    <ProgramBand id={id} title={title} lead={lead} tone={tone} picture={picture}>
      <BlockEntries block={block} isDark={tone === 'dark'} />
    </ProgramBand>
  );
}

export function BlockEntries({ block: { kind, items }, isDark }: { block: Block; isDark?: boolean }) {
  const isOrdered = kind === 'steps' || kind === 'numbers';
  return (
    <Box
      component={isOrdered ? 'ol' : 'ul'}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        ...lists[kind](items.length),
        ...(isDark && { borderColor: 'primary.light' }),
      }}
    >
      {items.map((item, at) => (
        <Box
          component="li"
          key={item.title}
          sx={{ ...entries[kind], ...(isDark && { borderColor: 'primary.light' }) }}
        >
          {isOrdered && (
            <Typography
              variant="h2"
              component="span"
              aria-hidden
              sx={{ color: isDark ? 'secondary.light' : 'secondary.main' }}
            >
              {at + 1}
            </Typography>
          )}
          <Typography variant="h3" sx={kind === 'numbers' ? { gridColumn: 2 } : undefined}>
            {item.title}
          </Typography>
          <Typography
            sx={{
              mt: kind === 'rows' ? { xs: 1, sm: 0.25 } : 1,
              color: isDark ? 'primary.soft' : 'text.secondary',
              ...(kind === 'numbers' && { gridColumn: 2 }),
            }}
          >
            {item.text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const columns = (count: number) => `repeat(${Math.min(count, 4)}, 1fr)`;

const lists = {
  rows: () => ({ borderBottom: 1, borderColor: 'divider' }),
  columns: (count: number) => ({
    display: 'grid',
    columnGap: { xs: 2, md: 4 },
    // Three columns would leave a gap when wrapped to two.
    gridTemplateColumns:
      count === 3 ? { xs: '1fr', sm: columns(3) } : { xs: '1fr', sm: '1fr 1fr', lg: columns(count) },
  }),
  numbers: () => ({
    display: 'grid',
    columnGap: { sm: 4, md: 8 },
    rowGap: { xs: 4, md: 6 },
    gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  }),
  steps: (count: number) => ({
    display: 'grid',
    gap: { xs: 2, sm: 4 },
    gridTemplateColumns: { xs: '1fr', sm: count % 2 ? '1fr' : '1fr 1fr', md: columns(count) },
  }),
} as const satisfies Record<Block['kind'], unknown>;

const entries = {
  rows: {
    py: 2.5,
    borderTop: 1,
    borderColor: 'divider',
    display: 'grid',
    columnGap: 4,
    gridTemplateColumns: { sm: 'minmax(0, 4fr) minmax(0, 6fr)' },
  },
  columns: { pt: 2.5, pb: 3, borderTop: '3px solid', borderColor: 'secondary.light' },
  numbers: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'start',
  },
  // On phones the number is next to its text.
  steps: {
    pt: 2,
    // The `border` shorthand for one breakpoint would reset the color.
    borderStyle: 'solid',
    borderWidth: { xs: '1px 0 0', sm: '3px 0 0' },
    borderColor: 'secondary.light',
    display: 'grid',
    gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    alignContent: 'start',
    rowGap: 0,
    alignItems: { xs: 'baseline', sm: 'start' },
    '& > h3, & > p': { gridColumn: { xs: 2, sm: 1 } },
  },
} as const satisfies Record<Block['kind'], object>;
