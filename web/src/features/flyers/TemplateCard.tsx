import type { Template } from '@brokerage/domain/template/template';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { createFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { CategoryChip } from './CategoryChip.tsx';
import { FlyerMiniature } from './FlyerMiniature.tsx';

/** A template as a picture, with what it is for and the way to a flyer of one's own. */
export function TemplateCard({ template }: { template: Template }) {
  const { id, name, description, category, current_version_id } = template;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ bgcolor: 'neutral.soft', borderBottom: 1, borderColor: 'divider', px: 5, py: 2.5 }}>
        <Box sx={{ maxWidth: 240, mx: 'auto' }}>
          <FlyerMiniature templateId={id} versionId={current_version_id} category={category} />
        </Box>
      </Box>
      <Stack spacing={1} sx={{ p: 2, flex: 1, alignItems: 'flex-start' }}>
        <CategoryChip category={category} />
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{description}</Typography>
        <Box sx={{ mt: 'auto !important', pt: 1, width: '100%' }}>
          <Button
            component={Link}
            to={createFlyerPath(id)}
            variant="contained"
            fullWidth
            aria-label={`Create New: ${name}`}
          >
            Create New
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
