import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../lib/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyLot } from '../../ui/EmptyLot.tsx';
import { UnlistedHead } from '../../ui/UnlistedHead.tsx';

/** Nobody in the directory has that id (spec public-site section 8): says so, and leads back to who is there. */
export function NotInDirectory({ title, text, back }: { title: string; text: string; back: string }) {
  return (
    <Container sx={{ py: { xs: 7, md: 12 } }}>
      <UnlistedHead name={title} />
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
          <ButtonLink href={routePaths.branches} variant="contained" size="large">
            {back}
          </ButtonLink>
        </div>
        <EmptyLot />
      </Box>
    </Container>
  );
}
