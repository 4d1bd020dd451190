import type { Application } from '@brokerage/domain/preapproval/application';
import { documentChecklist } from '@brokerage/domain/preapproval/documentChecklist';
import type { SubmissionOutput } from '@brokerage/domain/preapproval/submission';
import Print from '@mui/icons-material/Print';
import { Box, Button, Container, GlobalStyles, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { companyMoment } from '../../lib/format/companyTime.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { promiseInFull } from '../../ui/data-display/contactPromise.ts';
import type { FormValues } from './draft/formValues.ts';

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

/** What was sent, as the thank-you page shows it. */
export interface SentState {
  receipt: SubmissionOutput;
  /** Known until the page is loaded anew. */
  answers?: FormValues;
  /** The history entry it was sent from. */
  historyKey?: string;
  /** Sent before this page was opened. */
  isEarlier?: boolean;
}

function headingOf({ answers, isEarlier }: SentState): string {
  if (isEarlier) return 'Your application is in';
  return answers?.first_name ? `Thank you, ${answers.first_name.trim()}` : 'Thank you';
}

/** What to have at hand for the loan officer's call, to be printed. */
function DocumentChecklist({ answers }: { answers: FormValues }) {
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 } }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
      >
        <Typography variant="h3" component="h2" id="preapproval-documents">
          Documents to have ready
        </Typography>
        <Button className="no-print" variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
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
        Please don't send documents by email. Your loan officer will give you a secure way to send them.
      </Typography>
    </Paper>
  );
}

interface ThankYouProps {
  sent: SentState;
  onStartNew: () => void;
}

/** After the submission: what happens next, and what to have at hand. */
export function ThankYou({ sent, onStartNew }: ThankYouProps) {
  const company = useCompany();
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
          {promiseInFull(receipt)}
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
