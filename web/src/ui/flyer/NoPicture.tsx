import type { SvgIconComponent } from '@mui/icons-material';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { Box } from '@mui/material';

interface NoPictureProps {
  Icon?: SvgIconComponent | undefined;
}

/** Shown if the flyer can't be drawn, for example because officers can no longer read its template, or if there is none. */
export function NoPicture({ Icon = DescriptionOutlined }: NoPictureProps) {
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'neutral.soft',
        color: 'neutral.onSoft',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Icon />
    </Box>
  );
}
