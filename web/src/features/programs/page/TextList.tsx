import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { TEXT_WIDTH } from '../../../ui/theme/textWidth.ts';

interface TextLink {
  label: string;
  to: string;
}

interface TextListProps {
  /** Each may link to a page with more details. */
  entries: readonly (readonly [title: string, text: string, more?: TextLink])[];
  /** On wide screens. `beside` puts each text next to its title. */
  columns?: 1 | 2 | 3 | 'beside';
}

/** Short titled texts in columns, such as questions and answers or tips. */
export function TextList({ entries, columns = 2 }: TextListProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        columnGap: 8,
        gridTemplateColumns: { xs: '1fr', md: columns === 'beside' ? '1fr' : `repeat(${columns}, 1fr)` },
      }}
    >
      {entries.map(([title, text, more]) => (
        <Box
          component="li"
          key={title}
          sx={{
            py: 2.5,
            borderTop: 1,
            borderColor: 'divider',
            ...(columns === 'beside' && besideStyles),
          }}
        >
          <Typography variant="h3">{title}</Typography>
          <Typography
            sx={{
              mt: { xs: 1, md: columns === 'beside' ? 0 : 1 },
              maxWidth: TEXT_WIDTH,
              color: 'text.secondary',
            }}
          >
            {text}
            {more && (
              <Link href={more.to} sx={{ display: 'block', width: 'fit-content', mt: 0.5 }}>
                {more.label}
              </Link>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const besideStyles = {
  display: { md: 'grid' },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  alignItems: 'baseline',
} as const;
