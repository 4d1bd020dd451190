import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { Box, Button, Container, GlobalStyles } from '@mui/material';
import { useRef, useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { keepReceipt } from '../sentReceipt.ts';
import { DataNote } from './DataNote.tsx';
import { Documents } from './Documents.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OfficerCard } from './OfficerCard.tsx';
import { ScheduleSection } from './ScheduleSection.tsx';
import type { SentState } from './sentState.ts';
import { ThankYouHero } from './ThankYouHero.tsx';
import { useSentOfficer } from './useSentOfficer.ts';

// Paper gets what was sent and what to have ready, in black, and nothing of the site around it.
const PRINT = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '.print-sheet, .print-sheet *': { visibility: 'visible', color: '#000 !important' },
        '.print-sheet': { position: 'absolute', inset: '0 0 auto 0' },
        '.print-sheet *': { background: 'none !important' },
        '.print-sheet .no-print': { display: 'none !important' },
        '.print-hero': { paddingBottom: '0 !important' },
      },
    }}
  />
);

interface ThankYouProps {
  sent: SentState;
  onStartNew: () => void;
}

/** After the submission: what happens next and when, whom to ask, and what to have at hand. */
export function ThankYou({ sent, onStartNew }: ThankYouProps) {
  const company = useCompany();
  const { answers, isEarlier } = sent;
  const [call, setCall] = useState(sent.receipt.call);
  const receipt = { ...sent.receipt, call };
  const found = useSentOfficer(receipt.officer_id);
  const times = useRef<HTMLHeadingElement>(null);
  const keepCall = (made: ScheduledCall) => {
    keepReceipt({ ...receipt, call: made });
    setCall(made);
  };
  return (
    <Box className="print-sheet">
      <title>{`${isEarlier ? 'Your application is in' : 'Thank you'} | ${company.name}`}</title>
      {PRINT}
      <ThankYouHero sent={sent} times={times} />
      <Container sx={{ py: { xs: 5, md: 9 } }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: { md: 6, lg: 9 },
            rowGap: { xs: 5, md: 6 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) 320px',
              lg: 'minmax(0, 1fr) 352px',
            },
            gridTemplateAreas: {
              xs: '"next" "officer" "call" "documents" "data"',
              md: '"next officer" "call call" "documents data"',
            },
            alignItems: 'start',
          }}
        >
          <Box sx={{ gridArea: 'next' }}>
            <NextSteps receipt={receipt} />
          </Box>
          <Box sx={{ gridArea: 'officer' }}>
            <OfficerCard found={found} />
          </Box>
          {receipt.application_id && (
            <Box sx={{ gridArea: 'call' }}>
              <ScheduleSection
                applicationId={receipt.application_id}
                found={found}
                call={call}
                heading={times}
                onScheduled={keepCall}
              />
            </Box>
          )}
          <Box sx={{ gridArea: 'documents' }}>
            <Documents answers={answers} />
          </Box>
          <Box sx={{ gridArea: 'data' }}>
            <DataNote />
          </Box>
        </Box>
        <Box className="no-print" sx={{ mt: { xs: 4, md: 6 }, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={onStartNew} sx={{ minHeight: 44, mx: -1 }}>
            {isEarlier ? 'Start another application' : 'Start a new application'}
          </Button>
        </Box>
      </Container>
    </Box>
  );
}
