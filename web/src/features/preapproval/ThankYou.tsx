import { company } from '@brokerage/domain/company/company';
import type { SubmissionOutput } from '@brokerage/domain/preapproval/submission';
import { Box, Button, Container, GlobalStyles, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { companyMoment } from '../../lib/format/companyTime.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { promiseInFull } from '../../ui/data-display/contactPromise.ts';
import { DocumentChecklist } from './DocumentChecklist.tsx';
import type { FormValues } from './formValues.ts';

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

interface ThankYouProps {
  sent: {
    receipt: SubmissionOutput;
    /** Not kept over a reload: they are personal. */
    answers?: FormValues;
    /** Sent before the page was opened: whoever presses "Apply now" again reads that it is in. */
    isEarlier?: boolean;
  };
  onStartNew: () => void;
}

function headingOf({ answers, isEarlier }: ThankYouProps['sent']): string {
  if (isEarlier) return 'Your application is in';
  return answers?.first_name ? `Thank you, ${answers.first_name.trim()}` : 'Thank you';
}

/** After the submission: what happens next, and what to have at hand. */
export function ThankYou({ sent, onStartNew }: ThankYouProps) {
  const { receipt, answers, isEarlier } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Container maxWidth="md" sx={{ py: { xs: 5, md: 10 }, px: { xs: 2, sm: 3 } }}>
      <title>{`${isEarlier ? 'Your application is in' : 'Thank you'} | ${company.name}`}</title>
      {PRINT}
      <Box className="print-sheet">
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ fontSize: { xs: '2.25rem', md: '3rem' }, overflowWrap: 'anywhere' }}
        >
          {headingOf(sent)}
        </Typography>
        <Typography variant="subtitle1" sx={{ mt: 2, maxWidth: '60ch' }}>
          Your application was submitted. A loan officer will review it and contact you within 24 hours.
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
          {promiseInFull(receipt.created_at)}
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
          <Typography variant="body2" color="text.secondary">
            Sent {companyMoment(new Date(receipt.created_at))}
          </Typography>
        </Box>
        {answers ? (
          <DocumentChecklist answers={answers} />
        ) : (
          <Typography sx={{ mt: 4 }}>
            The list of documents to have ready is in the email we sent you.
          </Typography>
        )}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 5 }}>
        <Button href={routePaths.contact} variant="contained" size="large">
          Schedule a Call
        </Button>
        <Button href={routePaths.home} variant="outlined" size="large">
          Return Home
        </Button>
        <Button size="large" onClick={onStartNew}>
          {isEarlier ? 'Start another application' : 'Start a new application'}
        </Button>
      </Stack>
    </Container>
  );
}
