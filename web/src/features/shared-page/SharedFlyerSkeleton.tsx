import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { sharedFlyerGrid, sharedFlyerSheet } from './sharedFlyerLayout.ts';

const waiting = { borderRadius: 1, bgcolor: 'neutral.soft' } as const;

/** The shared page on its way, in the measures that it will have. */
export function SharedFlyerSkeleton() {
  return (
    <Container role="status" sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 7, md: 12 } }}>
      <span style={visuallyHidden}>Loading the flyer</span>
      <Box sx={{ ...waiting, height: { xs: 40, md: 56 }, maxWidth: 560 }} />
      <Box sx={{ ...waiting, height: 24, maxWidth: 360, mt: 1 }} />
      <Box sx={sharedFlyerGrid}>
        <Box sx={{ ...waiting, ...sharedFlyerSheet, aspectRatio: { xs: '8.5 / 11', sm: '8.5 / 11.6' } }} />
        <Box sx={{ ...waiting, height: 480, borderRadius: '10px' }} />
      </Box>
    </Container>
  );
}
