import { Box, Card, Stack, Typography } from '@mui/material';
import { FlyerButtons } from './FlyerButtons.tsx';
import { FlyerMenu } from './FlyerMenu.tsx';
import { FlyerNote } from './FlyerNote.tsx';
import type { FlyerListProps } from './FlyerTable.tsx';
import { Created, FlyerPicture, FlyerStatusChip, FlyerTitle, TemplateName } from './flyerFields.tsx';

/** One's flyers on a phone: one card a flyer. */
export function FlyerCards({ flyers, onChoose }: FlyerListProps) {
  return (
    <Box
      component="ul"
      aria-label="My flyers, newest first"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {flyers.map((one) => (
        <Card key={one.flyer.id} component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column' }}>
          <Stack direction="row" spacing={2}>
            <FlyerPicture {...one} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere', mb: 0.75 }}>
                <FlyerTitle {...one} />
              </Typography>
              <FlyerStatusChip {...one} />
            </Box>
            <Box sx={{ mt: '-8px !important', mr: '-8px !important' }}>
              <FlyerMenu flyer={one.flyer} onChoose={(action) => onChoose(one.flyer, action)} />
            </Box>
          </Stack>
          <Typography component="div" sx={{ mt: 1.5, color: 'text.secondary' }}>
            <TemplateName {...one} />
            <Box component="span" aria-hidden="true" sx={{ mx: 1 }}>
              ·
            </Box>
            <Created {...one} />
          </Typography>
          <FlyerNote {...one} onChoose={(action) => onChoose(one.flyer, action)} />
          <Stack
            direction="row"
            spacing={1}
            sx={{
              mt: 'auto',
              pt: 1.5,
              '&:empty': { display: 'none' },
              '& > .MuiButton-root': { flex: 1, minHeight: 44 },
            }}
          >
            <FlyerButtons {...one} />
          </Stack>
        </Card>
      ))}
    </Box>
  );
}
