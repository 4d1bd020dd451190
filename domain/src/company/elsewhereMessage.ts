import { formatList } from '../text/formatList.ts';

/**
 * Returns the message for a property in a state in which the company takes no applications; undefined if it does, or if the state isn't
 * known.
 * @param states those in which it does; empty: all states
 */
export function elsewhereMessage(
  states: readonly { code: string; name: string }[],
  state: string | undefined,
): string | undefined {
  if (states.length === 0 || state === undefined || states.some(({ code }) => code === state))
    return undefined;
  return `We only take applications for homes in ${formatList(states.map(({ name }) => name))}.`;
}
