import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { useSearchParams } from 'react-router-dom';
import { companyDay } from '../../../lib/format/time/companyTime.ts';
import type { Days } from '../../../lib/links/period.ts';
import { useNow } from '../../../lib/useNow.ts';

/** The choices of most recent days. */
export const DROP_OFF_PERIODS = { '7': '7 days', '30': '30 days', '90': '90 days' } as const;
type DropOffPeriod = keyof typeof DROP_OFF_PERIODS;
const USUAL_PERIOD: DropOffPeriod = '30';

const isPeriod = (text: string | null): text is DropOffPeriod =>
  text !== null && Object.hasOwn(DROP_OFF_PERIODS, text);

interface ChosenPeriod {
  period: DropOffPeriod;
  /** The period as days on the company's clock, including today. */
  days: Days;
  choose: (period: DropOffPeriod) => void;
}

/** Keeps the period in the URL, for reload and Back. */
export function useDropOffPeriod(): ChosenPeriod {
  const [address, setAddress] = useSearchParams();
  const requested = address.get('days');
  const period = isPeriod(requested) ? requested : USUAL_PERIOD;
  const to = companyDay(useNow());
  return {
    period,
    days: { from: shiftDate(to, 1 - Number(period)), to },
    choose: (chosen) => setAddress(chosen === USUAL_PERIOD ? {} : { days: chosen }, { replace: true }),
  };
}
