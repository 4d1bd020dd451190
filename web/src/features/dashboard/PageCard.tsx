import type { SvgIconComponent } from '@mui/icons-material';
import { Card, CardActionArea, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

export interface PageCardProps {
  path: string;
  title: string;
  description: string;
  Icon: SvgIconComponent;
  /** What waits there, in words. */
  badge?: string | undefined;
}

/** The way to another page of the portal; the whole card is the link. */
export function PageCard({ path, title, description, Icon, badge }: PageCardProps) {
  return (
    <Card
      sx={{
        height: '100%',
        transition: 'border-color 150ms ease-out',
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <CardActionArea
        component={Link}
        to={path}
        sx={{
          height: '100%',
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 1.5,
          px: 2,
          py: 1.75,
          '& .MuiCardActionArea-focusHighlight': { display: 'none' },
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 22, mt: '1px', flex: 'none', color: 'action.active' }} />
        <Stack spacing={0.25} sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            {badge && <Chip size="small" color="warning" label={badge} sx={{ flexShrink: 0 }} />}
          </Stack>
          <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
