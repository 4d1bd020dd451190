export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words with what holds them together (6.125, don't, 9:30), runs of blanks, single signs. */
const TOKEN = /\s+|[\p{L}\p{M}\p{N}]+(?:[.,:'’-][\p{L}\p{M}\p{N}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;
/** Cells of the table: longer texts, changed all over, are shown as a whole. A few milliseconds. */
const LARGEST = 1_000_000;

/** What was taken out of a text and put in, by words. Joined without the added ones it is `before`, without the removed `after`. */
export function wordDifference(before: string, after: string): TextPart[] {
  const old = before.match(TOKEN) ?? [];
  const now = after.match(TOKEN) ?? [];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  const left = Math.min(old.length, now.length) - start;
  while (end < left && old.at(-1 - end) === now.at(-1 - end)) end++;
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return tidy([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

/** Longest common subsequence. */
function compare(old: readonly string[], now: readonly string[]): TextPart[] {
  const width = now.length + 1;
  if ((old.length + 1) * width > LARGEST) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ];
  }
  // How many tokens the two have in common from each place on.
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      common[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: TextPart[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length || column < now.length) {
    if (row < old.length && column < now.length && old[row] === now[column]) {
      parts.push({ kind: 'same', text: old[row++] ?? '' });
      column++;
    } else if (column === now.length || (row < old.length && at(row + 1, column) >= at(row, column + 1))) {
      parts.push({ kind: 'removed', text: old[row++] ?? '' });
    } else {
      parts.push({ kind: 'added', text: now[column++] ?? '' });
    }
  }
  return parts;
}

/** Changes with only blanks between them become one: first what went, then what came. */
function tidy(parts: readonly TextPart[]): TextPart[] {
  const tidied: TextPart[] = [];
  let removed = '';
  let added = '';
  let blanks = '';
  const flush = () => {
    if (removed !== '') tidied.push({ kind: 'removed', text: removed });
    if (added !== '') tidied.push({ kind: 'added', text: added });
    if (blanks !== '') tidied.push({ kind: 'same', text: blanks });
    removed = added = blanks = '';
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'same' && (removed !== '' || added !== '') && /^\s+$/.test(text)) {
      blanks += text;
    } else if (kind === 'same') {
      flush();
      const last = tidied.at(-1);
      if (last?.kind === 'same') last.text += text;
      else tidied.push({ kind, text });
    } else {
      removed += blanks + (kind === 'removed' ? text : '');
      added += blanks + (kind === 'added' ? text : '');
      blanks = '';
    }
  }
  flush();
  return tidied;
}
