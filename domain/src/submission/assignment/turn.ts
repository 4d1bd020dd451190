import * as z from 'zod';

/** The last turn in a list of officers. */
export const turnSchema = z.object({
  /** An entry of the directory. */
  last_officer_id: z.string(),
  /** Their position in the list then, from 0: if they are no longer listed, the officer who has moved up there is next. */
  position: z.number().int().min(0),
});
export type Turn = z.output<typeof turnSchema>;

/** Returns a list of officers in the order of their turns, the next one first. */
export function toTurnOrder(officers: readonly string[], turn: Turn | undefined): string[] {
  if (!turn || officers.length === 0) return [...officers];
  const last = officers.indexOf(turn.last_officer_id);
  const start = (last === -1 ? turn.position : last + 1) % officers.length;
  return [...officers.slice(start), ...officers.slice(0, start)];
}

/** Returns what to store after an officer of the list got a submission. */
export const toTurn = (officers: readonly string[], officerId: string): Turn => ({
  last_officer_id: officerId,
  position: Math.max(officers.indexOf(officerId), 0),
});
