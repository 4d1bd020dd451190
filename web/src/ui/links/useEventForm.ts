import type { GuestEvent } from '@brokerage/domain/link/guestEvent';
import { useState } from 'react';
import {
  EVENT_FIELDS,
  type EventProblems,
  type EventValues,
  parseEvent,
} from '../../lib/links/eventValues.ts';

/**
 * Manages the typed values of a link's event, and the errors of the last validation; changing a field clears its error. Until the user
 * types something, the values follow `initial`: right after a save, the record may still be the previous one.
 * @param id of the fields, see `EventFields`
 */
export function useEventForm(id: string, initial: EventValues | null) {
  const [typed, setTyped] = useState<{ values: EventValues | null }>();
  const { values } = typed ?? { values: initial };
  const [problems, setProblems] = useState<EventProblems>({});
  const change = (next: EventValues | null) => {
    const unchanged = EVENT_FIELDS.filter((field) => next?.[field] === values?.[field]);
    setTyped({ values: next });
    setProblems(Object.fromEntries(unchanged.map((field) => [field, problems[field]])));
  };
  /** Returns the event; null without one; undefined when a field needs correction. */
  const read = (now: Date): GuestEvent | null | undefined => {
    if (values === null) return null;
    const { event, problems: found = {} } = parseEvent(values, now);
    setProblems(found);
    return event;
  };
  return { fields: { id, values, problems, onChange: change }, read };
}
