import ArrowForward from '@mui/icons-material/ArrowForward';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface PageCardProps {
  path: string;
  title: string;
  description: string;
}

/** The way to another page of the portal. */
export function PageCard({ path, title, description }: PageCardProps) {
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea component={Link} to={path} sx={{ height: '100%', p: 2.5 }}>
        <Stack spacing={1} sx={{ height: '100%' }}>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <ArrowForward fontSize="small" color="primary" />
          </Stack>
          <Typography>{description}</Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
