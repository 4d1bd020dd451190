import ical, {
  ICalAlarmType,
  ICalEventBusyStatus,
  ICalEventClass,
  ICalEventTransparency,
} from 'ical-generator';

/** A time that the company promised. */
export interface PromisedTime {
  /** Stays the same for the same promise: a calendar then moves its entry instead of adding a second one. */
  uid: string;
  title: string;
  description: string;
  from: Date;
  to: Date;
}

const MINUTES_BEFORE = 15;

/**
 * Returns an entry for a calendar (RFC 5545). Its times are in UTC, which every calendar shows on its owner's clock; it doesn't block
 * the time, as the call can come at any time within it.
 */
export function toCalendarFile({ uid, title, description, from, to }: PromisedTime): string {
  const calendar = ical({ prodId: { company: 'Website', product: 'Promised calls' } });
  const event = calendar.createEvent({
    id: uid,
    summary: title,
    description,
    start: from,
    end: to,
    busystatus: ICalEventBusyStatus.FREE,
    transparency: ICalEventTransparency.TRANSPARENT,
    class: ICalEventClass.PRIVATE,
  });
  event.createAlarm({ type: ICalAlarmType.display, description: title, trigger: MINUTES_BEFORE * 60 });
  return calendar.toString();
}
