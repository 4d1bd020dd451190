import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { Box, Link, Typography } from '@mui/material';
import { routePaths } from '../../../lib/routes/routePaths.ts';

/** What becomes of the answers, in short; the privacy notice (features/site/PrivacyNotice.tsx) says it in full. */
export function DataNote() {
  return (
    <Box component="section" aria-labelledby="thank-you-data" sx={{ px: { md: 3 } }}>
      <Typography
        id="thank-you-data"
        component="h2"
        sx={{ fontWeight: 700, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <VerifiedUserOutlined aria-hidden sx={{ fontSize: 20, color: 'primary.main' }} />
        Your information
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Your answers were sent encrypted and are no longer saved in this browser. Only staff who need them for
        their work can open them, and we don’t sell them.
      </Typography>
      <Link
        href={`${routePaths.privacyPolicy}#privacy-notice`}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        How we handle your data
      </Link>
    </Box>
  );
}
