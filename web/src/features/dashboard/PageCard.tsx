import ArrowForward from '@mui/icons-material/ArrowForward';
import { Card, CardActionArea, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface PageCardProps {
  path: string;
  title: string;
  description: string;
  /** What waits there, in words. */
  badge?: string | undefined;
}

/** The way to another page of the portal. */
export function PageCard({ path, title, description, badge }: PageCardProps) {
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea component={Link} to={path} sx={{ height: '100%', p: 2.5 }}>
        <Stack spacing={1} sx={{ height: '100%' }}>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexShrink: 0 }}>
              {badge && <Chip size="small" color="warning" label={badge} />}
              <ArrowForward fontSize="small" color="primary" />
            </Stack>
          </Stack>
          <Typography>{description}</Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
