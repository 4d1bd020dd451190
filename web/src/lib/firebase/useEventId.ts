import { nanoid } from 'nanoid';
import { useState } from 'react';

/**
 * Returns the id of the event that a call leaves: the same while what is sent is the same, so that a call that is sent again leaves one
 * event.
 */
export function useEventId(sent: object): string {
  const key = JSON.stringify(sent);
  const [last, setLast] = useState(() => ({ key, id: nanoid() }));
  if (last.key === key) return last.id;
  const next = { key, id: nanoid() };
  setLast(next);
  return next.id;
}
