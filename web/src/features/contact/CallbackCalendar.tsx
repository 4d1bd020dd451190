import { toPromisedCall } from '@brokerage/domain/contact/promisedCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { CALENDAR_FAILED, saveCalendarEntry } from '../../lib/downloadFile.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { SentMessage } from './useContactForm.ts';

/** Adds a requested call to the visitor's calendar: the same entry as in the email about it. The code that writes it loads on click. */
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
    const isSaved = await saveCalendarEntry('loan-officer-call.ics', async () => {
      const { toCalendarFile } = await import('@brokerage/domain/contact/calendarFile');
      return toCalendarFile(toPromisedCall(call, reference, { shortName, phoneDisplay: phone }));
    });
    setFailed(!isSaved);
  };
  return (
    <>
      <ActionButton variant="contained" aria-label="Add to calendar: your call" onClick={() => void save()}>
        Add to calendar
      </ActionButton>
      {hasFailed && (
        <Typography role="alert" variant="body2" sx={{ order: 1, width: '100%', color: 'error.main' }}>
          {CALENDAR_FAILED.title}. {CALENDAR_FAILED.text}
        </Typography>
      )}
    </>
  );
}
