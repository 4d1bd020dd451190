import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BandProps {
  /** Also the anchor of the section. */
  id: string;
  title: string;
  lead?: string;
  /** On white instead of the page's background. */
  raised?: boolean;
  children: ReactNode;
}

/** A full-width section labeled by its heading, which gets the focus when a link leads to it. */
export function Band({ id, title, lead, raised = false, children }: BandProps) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        py: { xs: 7, md: 11 },
        ...(raised && { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' }),
      }}
    >
      <Container>
        <Typography id={id} variant="h2" tabIndex={-1}>
          {title}
        </Typography>
        {lead && <Typography sx={{ mt: 1.5, maxWidth: '34em', color: 'text.secondary' }}>{lead}</Typography>}
        <Box sx={{ mt: { xs: 3, md: 5 } }}>{children}</Box>
      </Container>
    </Box>
  );
}
