import { toPromisedCall } from '@brokerage/domain/contact/promisedCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { SentMessage } from './useContactForm.ts';

/** Offers the time of a requested call to the visitor's calendar: the same entry as in the email about it. What writes it is loaded with the press. */
export function CallbackCalendar({ sent }: { sent: SentMessage }) {
  const { shortName, phoneDisplay } = useCompany();
  const [hasFailed, setFailed] = useState(false);
  const { reference, callback, timeZone, asked } = sent;
  const period = toCallbackPeriod(callback, timeZone);
  if (!period || !reference) return null;
  const call = { reference_number: reference, from: period.from.toISOString(), to: period.to.toISOString() };
  const phone = asked ? formatUsPhone(asked.officer.phone) : phoneDisplay;
  const save = async () => {
    setFailed(false);
    try {
      // Chromium keeps an import that failed until the page is reloaded, so none begins offline.
      if (!navigator.onLine) throw new Error('Offline before the calendar entry could be made');
      const { toCalendarFile } = await import('@brokerage/domain/contact/calendarFile');
      const entry = toCalendarFile(toPromisedCall(call, reference, { shortName, phoneDisplay: phone }));
      downloadFile(entry, 'loan-officer-call.ics', 'text/calendar;charset=utf-8');
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ActionButton variant="contained" aria-label="Add to calendar: your call" onClick={() => void save()}>
        Add to calendar
      </ActionButton>
      {hasFailed && (
        <Typography role="alert" variant="body2" sx={{ order: 1, width: '100%', color: 'error.main' }}>
          Couldn’t make the calendar entry. Check your connection and try again, or use the one in our email.
        </Typography>
      )}
    </>
  );
}
