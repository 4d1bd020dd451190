import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** Shown if the member has never created a flyer. */
export function NoFlyers() {
  return (
    <EmptyState scene="flyers" title="No Flyers Yet">
      Choose a template, fill it in, and send it for approval.
      <Box sx={{ mt: 2 }}>
        <Button component={Link} to={routePaths.templates} variant="contained">
          Create your first flyer
        </Button>
      </Box>
    </EmptyState>
  );
}
