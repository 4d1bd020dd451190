import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** The way to the browser's own reader, and back. */
export const OpenFlyerButton = ({ pdfUrl }: { pdfUrl: string }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
    <ButtonLink href={pdfUrl} variant="contained" size="large">
      Open the flyer (PDF)
    </ButtonLink>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Come back to this page to ask a question, save the contact or apply.
    </Typography>
  </Box>
);
