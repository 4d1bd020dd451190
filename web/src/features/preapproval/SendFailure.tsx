import { Alert, AlertTitle, Link } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';

/** Says beside Submit that nothing is lost, and whom to call. The toast says that it wasn't sent, and why. */
export function SendFailure() {
  const { phone, phoneDisplay, hours } = useCompany();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone Submit stays at the thumb, and the end of the form may be far below.
    note.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <Alert ref={note} severity="error" role="note" sx={{ mt: 4 }}>
      <AlertTitle>Your answers are still here</AlertTitle>
      They’ll stay on this page until your application is sent. If you need help, call{' '}
      <Link href={`tel:${phone}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
        {phoneDisplay}
      </Link>
      , {hours}.
    </Alert>
  );
}
