import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import { Box, Button, Container, GlobalStyles, Link, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { CallingOfficerCard } from '../call/CallingOfficerCard.tsx';
import { useCallingOfficer } from '../call/useCallingOfficer.ts';
import { Documents } from './Documents.tsx';
import { NextSteps } from './NextSteps.tsx';
import { CallWithoutSecret, ScheduleSection } from './ScheduleSection.tsx';
import type { SentState } from './sentState.ts';
import { ThankYouHero } from './ThankYouHero.tsx';
import { useReceiptCall } from './useReceiptCall.ts';
import { WhileYouWait } from './WhileYouWait.tsx';

// Prints only what was sent and what to have ready, in black, without the rest of the site.
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

/** The page after submission: what happens next and when, who to ask, and what to have ready. */
export function ThankYou({ sent, onStartNew }: ThankYouProps) {
  const company = useCompany();
  const { answers, isEarlier } = sent;
  const { call, link, state, change, finish } = useReceiptCall(sent.receipt);
  const [isMoving, setMoving] = useState(false);
  const receipt = { ...sent.receipt, call };
  const found = useCallingOfficer(receipt.officer_id);
  const timesHeading = useRef<HTMLHeadingElement>(null);
  const times =
    receipt.application_id && receipt.call_secret && link ? (
      <ScheduleSection
        applicationId={receipt.application_id}
        callSecret={receipt.call_secret}
        link={link}
        reference={receipt.reference_number}
        found={found}
        call={call}
        canChange={state === 'scheduled'}
        isMoving={isMoving}
        onMove={setMoving}
        heading={timesHeading}
        bestTime={answers?.best_contact_time}
        onChanged={(requested, next) => {
          setMoving(false);
          finish(requested, next);
        }}
      />
    ) : (
      call && <CallWithoutSecret reference={receipt.reference_number} found={found} />
    );
  const hasTimes = !call || isMoving;
  const was = useRef({ isMoving: false, changes: 0 });
  const changes = change?.count ?? 0;
  useEffect(() => {
    // The section moves and the pressed button is gone, so focus its heading. After a change, the page's heading has the focus.
    if (isMoving !== was.current.isMoving && changes === was.current.changes) timesHeading.current?.focus();
    was.current = { isMoving, changes };
  }, [isMoving, changes]);
  return (
    <Box className="print-sheet">
      <title>{`${isEarlier ? 'Your application is in' : 'Thank you'} | ${company.name}`}</title>
      {PRINT}
      <ThankYouHero
        sent={sent}
        found={found}
        call={call}
        state={state}
        change={change}
        times={timesHeading}
        {...(isEarlier && { onStartAnother: onStartNew })}
      />
      {/* On phones the times follow the picture immediately; elsewhere there's room for the toast between them. */}
      <Container sx={{ pt: { xs: hasTimes ? 0 : 5, sm: 5, md: 9 }, pb: { xs: 4, md: 6 } }}>
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
            gridTemplateRows: { md: hasTimes ? 'auto auto 1fr' : 'auto 1fr' },
            alignItems: 'start',
            '& > *': { gridColumn: '1 / -1' },
          }}
        >
          {hasTimes && times && <div>{times}</div>}
          <Box sx={{ '&&': { gridColumn: { md: '1' } } }}>
            <NextSteps receipt={receipt} isCallAhead={state === 'scheduled'} found={found} />
          </Box>
          {/* Next to the next steps and the documents. */}
          <Box
            sx={{
              '&&': { gridColumn: { md: '2' }, gridRow: { md: hasTimes ? '2 / span 2' : '1 / span 2' } },
              display: 'grid',
              gap: { xs: 4, md: 5 },
            }}
          >
            <CallingOfficerCard found={found} call={state === 'scheduled' ? call : undefined} />
            {!hasTimes && times}
            <DataNote />
          </Box>
          <Box sx={{ '&&': { gridColumn: { md: '1' } } }}>
            <Documents answers={answers} />
          </Box>
          <WhileYouWait purpose={answers?.purpose} />
        </Box>
        {!isEarlier && (
          <Box
            className="no-print"
            sx={{
              mt: { xs: 4, md: 6 },
              pt: 2,
              borderTop: 1,
              borderColor: 'divider',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2.5,
            }}
          >
            <Typography color="textSecondary">Applying for another loan?</Typography>
            <Button
              onClick={onStartNew}
              sx={{ minHeight: 44, mx: -1.5, textDecoration: 'underline', textUnderlineOffset: '4px' }}
            >
              Start a new application
            </Button>
          </Box>
        )}
      </Container>
    </Box>
  );
}

/** Summarizes what happens to the answers; the privacy notice (features/site/PrivacyNotice.tsx) has the details. */
function DataNote() {
  return (
    <Box component="section" aria-labelledby="thank-you-data">
      <Typography
        id="thank-you-data"
        component="h2"
        sx={{ fontWeight: 700, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <VerifiedUserOutlined aria-hidden sx={{ fontSize: 20, color: 'primary.main' }} />
        Your information
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Your answers were encrypted when you sent them and are no longer saved in this browser. Only people on
        our team who need them for their work can open them, and we don’t sell them.
      </Typography>
      <Link
        href={`${sitePaths.privacyPolicy}#privacy-notice`}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        How we handle your data
      </Link>
    </Box>
  );
}
