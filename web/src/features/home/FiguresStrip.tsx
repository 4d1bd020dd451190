import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';

/** The company's figures in one line, with the day on which they were true; nothing without figures. */
export function FiguresStrip() {
  const { name, statistics } = useCompany();
  const { figures, as_of } = statistics;
  if (figures.length === 0) return null;
  return (
    <Box component="section" aria-label={`About ${name}`} sx={strip}>
      <Container sx={layout}>
        <Box component="dl" sx={list}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <Typography component="dd" variant="h2">
                {value}
              </Typography>
            </div>
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Figures as of {formatDay(as_of)}.
        </Typography>
      </Container>
    </Box>
  );
}

const strip = { bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' } as const;

const layout = {
  py: { xs: 3, md: 2 },
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'center' },
  columnGap: 4,
  rowGap: 2,
} as const;

/** Two by two on a phone. */
const list = {
  m: 0,
  flexGrow: 1,
  display: 'grid',
  columnGap: 2,
  rowGap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { color: 'text.secondary', lineHeight: 1.4 },
  '& dd': { m: 0, color: 'primary.main', lineHeight: 1.2 },
} as const;
