import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProgramContent } from '../content/programContentShape.ts';

type Items = ProgramContent['blocks'][number]['items'];

/** The benefits of military service. The first two items cost nothing, so "$0" precedes their titles ("$0 down payment"). */
export function ServiceBenefits({ items }: { items: Items }) {
  const [free, others] = [items.slice(0, 2), items.slice(2)];
  return (
    <Box component="ul" sx={layout}>
      {free.map(({ title, text }) => (
        <Box component="li" key={title} sx={tile}>
          <Typography variant="h3">
            <Box component="span" sx={figure}>
              $0
            </Box>{' '}
            {title}
          </Typography>
          <Typography sx={note}>{text}</Typography>
        </Box>
      ))}
      {others.map(({ title, text }, index) => (
        <Box component="li" key={title} sx={{ ...line, gridRow: { md: index + 1 } }}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={note}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const note = { mt: 0.5, color: 'text.secondary', textWrap: 'pretty' } as const;

const figure = {
  display: 'block',
  typography: 'h1',
  color: 'primary.main',
  fontVariantNumeric: 'lining-nums',
} as const;

const layout = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: { xs: 2, sm: 4, md: 6 },
  rowGap: { xs: 3, md: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '3fr 3fr 4fr' },
} as const;

const tile = {
  gridRow: { md: '1 / span 2' },
  pt: 2.5,
  borderTop: '3px solid',
  borderColor: 'secondary.light',
} as const;

const line = {
  gridColumn: { md: 3 },
  pt: 2.5,
  pb: { md: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
