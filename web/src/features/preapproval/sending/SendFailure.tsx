import { Alert, AlertTitle, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { hoursWithZone } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';

/** Says next to Submit why the application wasn't sent, that nothing is lost, and who to call. Unlike the toast, it stays. */
export function SendFailure({ reason }: { reason: string }) {
  const company = useCompany();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone Submit sticks to the bottom, and the end of the form may be far below.
    note.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <Alert ref={note} severity="error" role="note" sx={{ mt: 2 }}>
      <AlertTitle>Your application wasn’t sent</AlertTitle>
      {reason} Your answers are still here. If you need help, call{' '}
      <Link href={`tel:${company.phone}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
        {company.phoneDisplay}
      </Link>
      , {hoursWithZone(company)}.
    </Alert>
  );
}
