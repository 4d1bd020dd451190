import { expect, test } from 'vitest';
import { fromCsvCell } from './fromCsvCell.ts';
import { toCsv } from './toCsv.ts';

test.each(['+1 973 555 0102', '- 20 years', '=1+1', '@home', 'Spanish; -', "O'Neil", "'quoted'", 'plain'])(
  'reverses what the export put before %j',
  (text) => {
    const [cell = ''] = toCsv([[text]])
      .replace('\uFEFF', '')
      .split('\r\n');
    const unquoted = cell.startsWith('"') ? cell.slice(1, -1) : cell;
    expect(fromCsvCell(unquoted)).toBe(text);
  },
);
