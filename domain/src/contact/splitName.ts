/**
 * Splits a full name for the list: the last word is the last name. A single word is the first name, because that is what people are called
 * by.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? words.pop() : undefined;
  return { first_name: words.join(' '), last_name: last ?? '' };
}
