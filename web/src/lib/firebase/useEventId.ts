import { nanoid } from 'nanoid';
import { useState } from 'react';

/** Returns the event id for a call: the same for the same input, so that a retry creates only one event. */
export function useEventId(sent: object): string {
  const key = JSON.stringify(sent);
  const [last, setLast] = useState(() => ({ key, id: nanoid() }));
  if (last.key === key) return last.id;
  const next = { key, id: nanoid() };
  setLast(next);
  return next.id;
}
