import { company } from '@brokerage/domain/company';
import type { Application } from '@brokerage/domain/preapproval/application';
import { documentChecklist } from '@brokerage/domain/preapproval/documentChecklist';
import Print from '@mui/icons-material/Print';
import { Box, Button, Container, GlobalStyles, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { contactPromise } from '../../ui/contactPromise.ts';
import type { SentApplication } from './useQuestionnaire.ts';

// Paper gets the reference number and the list, and nothing of the site around them.
const PRINT = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '.print-sheet, .print-sheet *': { visibility: 'visible' },
        '.print-sheet': { position: 'absolute', inset: '0 0 auto 0' },
        '.print-sheet .no-print': { display: 'none !important' },
      },
    }}
  />
);

/** After the submission: what happens next, and what to have at hand. */
export function ThankYou({ sent: { receipt, answers } }: { sent: SentApplication }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 5, md: 10 }, px: { xs: 2, sm: 3 } }}>
      <title>{`Thank you | ${company.name}`}</title>
      {PRINT}
      <Box className="print-sheet">
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ fontSize: { xs: '2.25rem', md: '3rem' }, overflowWrap: 'anywhere' }}
        >
          Thank you{answers.first_name ? `, ${answers.first_name.trim()}` : ''}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '60ch' }}>
          Your application was submitted. A loan officer will review it and contact you within 24 hours.
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
          We are here {company.hours.text}, so that is by {contactPromise(receipt.created_at)} at the latest.
        </Typography>
        <Box
          sx={{
            mt: 4,
            px: 3,
            py: 2,
            borderLeft: 4,
            borderColor: 'secondary.light',
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="body2" color="text.secondary">
            Reference number
          </Typography>
          <Typography sx={{ fontSize: '1.375rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
            {receipt.reference_number}
          </Typography>
        </Box>
        <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 } }}>
          <Stack
            direction="row"
            sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
          >
            <Typography variant="h3" component="h2" id="preapproval-documents">
              Documents to have at hand
            </Typography>
            <Button
              className="no-print"
              variant="outlined"
              startIcon={<Print />}
              onClick={() => window.print()}
            >
              Print checklist
            </Button>
          </Stack>
          <Box
            component="ul"
            aria-labelledby="preapproval-documents"
            sx={{ listStyle: 'none', p: 0, m: 0, mt: 2, columnGap: 4, columns: { sm: 2 } }}
          >
            {documentChecklist(answers as Partial<Application>).map((document) => (
              <Box
                component="li"
                key={document}
                sx={{ display: 'flex', gap: 1.5, py: 0.75, breakInside: 'avoid', alignItems: 'baseline' }}
              >
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    flex: 'none',
                    width: 14,
                    height: 14,
                    border: 1,
                    borderColor: 'neutral.main',
                    borderRadius: '3px',
                  }}
                />
                {document}
              </Box>
            ))}
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            Please do not send documents by email. Your loan officer will tell you a safe way.
          </Typography>
        </Paper>
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 5 }}>
        <Button component={RouterLink} to={routePaths.contact} variant="contained" size="large">
          Schedule a Call
        </Button>
        <Button component={RouterLink} to={routePaths.home} variant="outlined" size="large">
          Return Home
        </Button>
      </Stack>
    </Container>
  );
}
