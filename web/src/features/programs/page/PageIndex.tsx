import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface PageIndexProps {
  answers: readonly { to: string; title: string; text: string }[];
}

/** The questions that the page answers, with links to the answers. */
export function PageIndex({ answers }: PageIndexProps) {
  return (
    <Box component="nav" aria-label="On this page" sx={band}>
      <Container sx={{ px: { xs: 0, sm: 3 } }}>
        <Box component="ul" sx={list}>
          {answers.map(({ to, title, text }) => (
            <li key={to}>
              <div>
                <Link href={to} color="inherit" underline="hover" sx={target}>
                  {title}
                </Link>
                {/* Hidden on a phone, so that the content starts sooner. */}
                <Typography sx={{ display: { xs: 'none', sm: 'block' }, color: 'primary.soft' }}>
                  {text}
                </Typography>
              </div>
              <ArrowDownward aria-hidden="true" />
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const band = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '--focus-ring': 'var(--brass)',
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    px: { xs: 2, sm: 0, md: 4 },
    py: { xs: 1.25, sm: 1.75, md: 3 },
  },
  '& > li + li': {
    borderStyle: 'solid',
    borderColor: 'rgb(255 255 255 / 25%)',
    borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
  },
  '& > li:first-of-type': { pl: { md: 0 } },
  '& > li:last-of-type': { pr: { md: 0 } },
  '& svg': { flex: 'none', color: 'secondary.light' },
} as const;

/** The whole entry is clickable. */
const target = {
  typography: 'h3',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
