import { toCallEvent } from '@brokerage/domain/contact/callEvent';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { CALENDAR_FAILED, saveCalendarEntry } from '../../lib/downloadFile.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { SentMessage } from './useContactForm.ts';

/**
 * Offers a requested call as a calendar entry, the same one as in the email about it. The code that writes it loads when the button is
 * pressed.
 */
export function CallbackCalendar({ sent }: { sent: SentMessage }) {
  const { shortName, phoneDisplay } = useCompany();
  const [hasFailed, setFailed] = useState(false);
  const { reference, callback, timeZone, requested } = sent;
  const period = toCallbackPeriod(callback, timeZone);
  if (!period || !reference) return null;
  const call = { reference_number: reference, from: period.from.toISOString(), to: period.to.toISOString() };
  const phone = requested ? formatUsPhone(requested.officer.phone) : phoneDisplay;
  const save = async () => {
    setFailed(false);
    const isSaved = await saveCalendarEntry('loan-officer-call.ics', async () => {
      const { toCalendarFile } = await import('@brokerage/domain/contact/calendarFile');
      return toCalendarFile(toCallEvent(call, reference, { shortName, phoneDisplay: phone }));
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
