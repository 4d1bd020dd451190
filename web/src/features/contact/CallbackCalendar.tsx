import { toPromisedCall } from '@brokerage/domain/contact/promisedCall';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { useCompany } from '../../lib/company/useCompany.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { AddToCalendar } from '../preapproval/call/AddToCalendar.tsx';
import type { SentMessage } from './useContactForm.ts';

/** Offers the time of a requested call to the visitor's calendar: the same entry as in the email about it. */
export function CallbackCalendar({ sent }: { sent: SentMessage }) {
  const { shortName, phoneDisplay } = useCompany();
  const { reference, callback, timeZone, asked } = sent;
  const period = toCallbackPeriod(callback, timeZone);
  if (!period || !reference) return null;
  const call = { reference_number: reference, from: period.from.toISOString(), to: period.to.toISOString() };
  const phone = asked ? formatUsPhone(asked.officer.phone) : phoneDisplay;
  return (
    <NotifyProvider>
      <AddToCalendar
        label="your call"
        time={toPromisedCall(call, reference, { shortName, phoneDisplay: phone })}
      />
    </NotifyProvider>
  );
}
