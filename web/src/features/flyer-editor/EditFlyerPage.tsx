import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, Container } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { PortalHeader } from '../../ui/layout/PortalHeader.tsx';
import { Requires } from '../../ui/layout/Requires.tsx';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';
import { FlyerLoader } from './FlyerLoader.tsx';

/** The flyer editor: edit, preview, generate the PDF, share. */
export function EditFlyerPage() {
  usePageTitle('Edit flyer');
  const { flyerId = '' } = useParams();
  return (
    <>
      <PortalHeader />
      <Container component="main" sx={{ pt: 1.5, pb: 4 }}>
        <Button component={Link} to={routePaths.flyers} startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1 }}>
          Back to My Flyers
        </Button>
        <Requires action="flyers:make">
          <FlyerLoader key={flyerId} flyerId={flyerId} />
        </Requires>
      </Container>
    </>
  );
}
