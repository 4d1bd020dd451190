import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { EmptyLot } from '../../ui/EmptyLot.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** Nobody in the directory has that id (spec public-site section 8): says so, and leads back to who is there. */
export function NotInDirectory({ title, text, back }: { title: string; text: string; back: string }) {
  return (
    <Container sx={{ py: { xs: 7, md: 12 } }}>
      <PageTitle name={title} />
      <meta name="robots" content="noindex" />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'center',
        }}
      >
        <div>
          <Typography variant="h1" sx={{ mb: 2 }}>
            {title}
          </Typography>
          <Typography variant="subtitle1" sx={{ mb: 4, maxWidth: '24em' }}>
            {text}
          </Typography>
          <Button component={Link} to={routePaths.branches} variant="contained" size="large">
            {back}
          </Button>
        </div>
        <EmptyLot />
      </Box>
    </Container>
  );
}
