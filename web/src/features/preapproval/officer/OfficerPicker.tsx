import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { lazy, Suspense, useEffect } from 'react';
import { useQuestion } from '../fields/useQuestion.ts';
import type { OfficerChoice } from './useChosenOfficer.ts';

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
export function OfficerPicker({ officers }: { officers: OfficerChoice }) {
  const { status, retry, isUnknown, unlicensed, state = '' } = officers;
  const { value } = useQuestion('lo_assigned_id');
  // Together with the list, rather than after it; a failure is the list's to show.
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
