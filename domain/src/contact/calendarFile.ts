import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

/** A calendar entry for a time that the company promised. */
export interface CalendarEvent {
  /** Stays the same for the same promise, so that a calendar moves its entry instead of adding a second one. */
  uid: string;
  title: string;
  description: string;
  from: Date;
  to: Date;
  /** Increases with each change of the promise. */
  sequence?: number | undefined;
  /** The call is off: a calendar removes or strikes out its entry. */
  isCanceled?: boolean;
  /** The organizer, for calendars that accept changes only from that address. */
  organizer?: { name: string; email: string };
}

const MINUTES_BEFORE = 15;

/**
 * Returns a calendar entry (RFC 5545). Its times are in UTC, which every calendar shows in its owner's time zone; it doesn't block the
 * time, because the call can come at any time within it.
 */
export function toCalendarFile(event: CalendarEvent): string {
  const { uid, title, description, from, to, sequence = 0, isCanceled = false, organizer } = event;
  const calendar = ical({
    prodId: { company: 'Website', product: 'Promised calls' },
    method: isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const entry = calendar.createEvent({
    id: uid,
    sequence,
    status: isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: isCanceled ? `Canceled: ${title}` : title,
    description,
    start: from,
    end: to,
    busystatus: ICalEventBusyStatus.FREE,
    transparency: ICalEventTransparency.TRANSPARENT,
    class: ICalEventClass.PRIVATE,
    ...(organizer && { organizer }),
  });
  if (!isCanceled) {
    entry.createAlarm({ type: ICalAlarmType.display, description: title, trigger: MINUTES_BEFORE * 60 });
  }
  return calendar.toString();
}
