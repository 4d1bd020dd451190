import type { OfficerLookup } from '@brokerage/domain/publicCallables';
import { Alert, Box, Button, CircularProgress, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import type { FormValues } from '../draft/formValues.ts';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { focusAnswer } from '../fields/focusAnswer.ts';
import { useQuestion } from '../fields/useQuestion.ts';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';
import { OfficerFace } from './OfficerFace.tsx';
import type { OfficerChoice } from './useChosenOfficer.ts';

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  px: { xs: 1.5, sm: 2 },
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
const FACE_PX = 56;

interface KnownOfficerProps {
  officer: OfficerLookup;
  onChange: () => void;
}

/** Shows who gets the application, with a button to choose someone else. */
function KnownOfficer({ officer: { id, name, nmls }, onChange }: KnownOfficerProps) {
  return (
    <Box sx={CARD}>
      <OfficerFace id={id} size={FACE_PX} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600, textWrap: 'balance' }}>Your application goes to {name}</Typography>
        <Typography variant="body2" color="textSecondary">
          NMLS #{nmls}
        </Typography>
      </Box>
      <Button onClick={onChange} aria-label="Change your loan officer" sx={{ minWidth: 0, px: 1, mr: -0.5 }}>
        Change
      </Button>
    </Box>
  );
}

/** A placeholder with the size of the officer's card, so that nothing below it moves. */
function KnownOfficerLoading() {
  return (
    <Box role="status" sx={CARD}>
      <span style={visuallyHidden}>Loading your loan officer</span>
      <Skeleton variant="circular" width={FACE_PX} height={FACE_PX} sx={{ flex: 'none' }} />
      <Box sx={{ flex: 1 }}>
        <Typography>
          <Skeleton width="70%" />
        </Typography>
        <Typography variant="body2">
          <Skeleton width="40%" />
        </Typography>
      </Box>
    </Box>
  );
}

// Loaded on the last step only.
const loadSearch = () => import('./OfficerSearch.tsx');
const OfficerSearch = lazy(async () => ({ default: (await loadSearch()).OfficerSearch }));

function OfficersLoading() {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 56 }}>
      <CircularProgress size={24} aria-hidden />
      <Typography>Loading our loan officers…</Typography>
    </Box>
  );
}

/** Lets the applicant choose a loan officer, or say that theirs isn't listed. */
function OfficerPicker({ officers }: { officers: OfficerChoice }) {
  const { status, retry, isUnknown, unlicensed, state = '' } = officers;
  const { value } = useQuestion('lo_assigned_id');
  // Load in parallel with the list of officers, not after it. The list reports a failure.
  useEffect(() => void loadSearch().catch(() => undefined), []);
  if (status === 'loading' || status === 'idle') return <OfficersLoading />;
  if (status === 'failed') {
    return (
      <Alert
        severity="warning"
        role="status"
        action={
          <Button color="inherit" variant="outlined" onClick={retry}>
            Retry
          </Button>
        }
      >
        We couldn’t load our loan officers.{' '}
        {value
          ? 'Your earlier choice is saved, and you can keep going.'
          : 'You can keep going. Our general team will assign one.'}
      </Alert>
    );
  }
  return (
    <Box>
      {isUnknown && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          We couldn’t find the loan officer from your link. Choose one from the list, or keep going and our
          general team will assign one.
        </Alert>
      )}
      {unlicensed !== undefined && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          {unlicensed} isn’t licensed in {state}. Choose another loan officer from the list, or keep going and
          our general team will assign one.
        </Alert>
      )}
      <Suspense fallback={<OfficersLoading />}>
        <OfficerSearch officers={officers} />
      </Suspense>
      {value === null && (
        <Typography sx={{ mt: 1 }}>Our general team will find your officer or assign one.</Typography>
      )}
    </Box>
  );
}

/** Asks who gets the application. Applicants from an officer's link see that officer instead, with a button to change it. */
export function OfficerAnswer({ officers }: { officers: OfficerChoice }) {
  const isWithOfficer = useWatch<FormValues, 'working_with_lo'>({ name: 'working_with_lo' });
  const [isAsked, setAsked] = useState(isWithOfficer !== true);
  const wasPressed = useRef(false);
  const { errors } = useFormState<FormValues>({ name: ['working_with_lo', 'lo_assigned_id'] });
  const { status, chosen } = officers;
  const isRefused = errors.working_with_lo !== undefined || errors.lo_assigned_id !== undefined;
  // Keep the question open, and the focus in it, while an officer has to be chosen.
  if (!isAsked && (isRefused || isWithOfficer !== true || (status === 'ready' && !chosen))) setAsked(true);
  useEffect(() => {
    if (isAsked && wasPressed.current) focusAnswer('working_with_lo');
  }, [isAsked]);
  if (!isAsked && chosen) {
    const change = () => {
      wasPressed.current = true;
      setAsked(true);
    };
    return <KnownOfficer officer={chosen} onChange={change} />;
  }
  if (!isAsked && (status === 'loading' || status === 'idle')) return <KnownOfficerLoading />;
  return (
    <>
      <YesNoAnswer name="working_with_lo" />
      <ConditionalField field="lo_assigned_id">
        <OfficerPicker officers={officers} />
      </ConditionalField>
      {!isWithOfficer && (
        <Typography>
          Your application goes to our general team, which assigns a loan officer based on your needs and
          location.
        </Typography>
      )}
    </>
  );
}
