import type { NumberNotation } from '@brokerage/domain/number/typedNumber';

const group = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ',');
const ungroup = (text: string) => text.replaceAll(',', '');

function grouped(digits: string): string {
  const [whole = '', ...rest] = digits.split('.');
  return [group(whole), ...rest].join('.');
}

/** Formats a number for its field: dollars grouped, with two digits of cents if there are any; text stays unchanged. */
export function writeNumber(value: number | string | undefined, { unit }: NumberNotation): string {
  if (typeof value !== 'number') return value ?? '';
  if (unit !== 'dollars') return String(value);
  return grouped(Number.isInteger(value) ? String(value) : value.toFixed(2));
}

/** Returns the text after a change, regrouping an amount that we grouped. Other text stays as it is, because its commas aren't ours. */
export function regroup(before: string, next: string, { unit }: NumberNotation): string {
  if (unit !== 'dollars' || grouped(ungroup(before)) !== before) return next;
  const digits = ungroup(next);
  return /^[\d.]*$/.test(addedTo(before, next)) && /^\d+\.?\d*$/.test(digits) ? grouped(digits) : next;
}

/** Returns the inserted text, based on the longest common prefix and suffix of both texts. */
function addedTo(before: string, next: string): string {
  const max = Math.min(before.length, next.length);
  let start = 0;
  while (start < max && before[start] === next[start]) start += 1;
  let end = 0;
  while (end < max - start && before.at(-1 - end) === next.at(-1 - end)) end += 1;
  return next.slice(start, next.length - end);
}

/** Returns the position in the grouped text with as many digits before it as before the caret in the typed one. */
export function caretAfter(groupedText: string, typed: string, caret: number): number {
  let left = ungroup(typed.slice(0, caret)).length;
  let at = 0;
  while (at < groupedText.length && left > 0) {
    if (groupedText[at] !== ',') left -= 1;
    at += 1;
  }
  return at;
}
