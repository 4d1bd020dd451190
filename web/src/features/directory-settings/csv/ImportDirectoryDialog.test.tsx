import type { ImportedLine } from '@brokerage/domain/directory/csv/directoryCsvCallables';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { ImportDirectoryDialog } from './ImportDirectoryDialog.tsx';

vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));

const called = vi.mocked(callFunction);
interface Asked {
  is_preview: boolean;
  rows: { line: number; cells: Record<string, string>; expected: number | null }[];
}
const asked = () => called.mock.calls.map(([, input]) => input as unknown as Asked);

/** Answers each line by its name: `New…`, `Changed…`, `Same…`, `Bad…`. */
const answer = ({ rows }: Asked) => ({
  rows: rows.map(({ line, cells }): ImportedLine => {
    const isBad = cells.name?.startsWith('Bad') === true;
    const isChanged = cells.name?.startsWith('Changed') === true;
    const state = isBad
      ? 'refused'
      : isChanged
        ? 'changed'
        : cells.name?.startsWith('Same')
          ? 'unchanged'
          : 'new';
    return {
      line,
      state,
      revision: isChanged ? 4 : null,
      columns: isChanged ? ['manager'] : [],
      issues: isBad ? [{ column: 'state', message: 'Choose a state' }] : [],
    };
  }),
});

beforeEach(() => {
  called.mockReset().mockImplementation((_, input) => Promise.resolve(answer(input as never) as never));
});

async function choose(text: string) {
  const onClose = vi.fn();
  render(<ImportDirectoryDialog part="branches" onClose={onClose} />);
  const user = userEvent.setup();
  await user.upload(
    screen.getByLabelText('CSV file'),
    new File([text], 'branches.csv', { type: 'text/csv' }),
  );
  return { user, onClose, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const FILE = 'name,state,birthday\nNewtown,NJ,x\nChanged,NJ,x\nSame,NJ,x\nBadtown,NJ,x\nNewtown,nj,x\n';

test('previews a file line by line, imports it and shows the result', async () => {
  const { press, onClose } = await choose(FILE);
  expect(await screen.findByText('1 new, 1 changed, 1 unchanged, 2 with errors')).toBeInTheDocument();
  expect(screen.getByText('This column isn’t imported: birthday')).toBeInTheDocument();
  expect(screen.getByText('Line 3, Changed: manager')).toBeInTheDocument();
  expect(screen.getByText('Line 5, Badtown: state: Choose a state')).toBeInTheDocument();
  expect(screen.getByText('Line 6, Newtown: Same as line 2')).toBeInTheDocument();
  expect(asked()).toMatchObject([
    { is_preview: true, rows: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }] },
  ]);
  await press('Import');
  expect(await screen.findByText('2 lines imported, 2 lines left out.')).toBeInTheDocument();
  expect(asked()[1]).toMatchObject({
    is_preview: false,
    rows: [
      { line: 2, expected: null },
      { line: 3, expected: 4 },
    ],
  });
  expect(screen.getByText('Line 2, Newtown: added')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await press('Done');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an interrupted import continues where it stopped', async () => {
  const names = Array.from({ length: 30 }, (_, n) => `New${n},NJ`).join('\n');
  const { press } = await choose(`name,state\n${names}\n`);
  expect(await screen.findByText('30 new, 0 changed, 0 unchanged, 0 with errors')).toBeInTheDocument();
  called.mockClear();
  called
    .mockImplementationOnce((_, input) => Promise.resolve(answer(input as never) as never))
    .mockRejectedValueOnce(new FunctionsError('unavailable', 'offline'));
  await press('Import');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await press('Import');
  expect(await screen.findByText('30 lines imported.')).toBeInTheDocument();
  expect(asked().map(({ rows }) => rows.length)).toEqual([25, 5, 5]);
});

test('a failed check can be repeated; a file without changes imports nothing', async () => {
  called.mockRejectedValueOnce(new FunctionsError('unavailable', 'offline'));
  const { press } = await choose('name,state\nSame,NJ\n');
  await press('Try again');
  expect(await screen.findByText('0 new, 0 changed, 1 unchanged, 0 with errors')).toBeInTheDocument();
  expect(screen.getByText('Nothing to import. This file matches what you already have.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  expect(screen.queryByRole('alert')).toHaveClass('MuiAlert-colorInfo');
  expect(called).toHaveBeenCalledTimes(2);
});

test.each([
  ['Same,NJ\nSame too,NJ\n', 'Nothing to import. This file matches what you already have.'],
  ['Same,NJ\nBad,NJ\n', 'Nothing to import. Correct the lines below, then choose the file again.'],
])('shows that there’s nothing to import from %j', async (lines, words) => {
  await choose(`name,state\n${lines}`);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/^Imported branches appear on the website right away/)).toBeInTheDocument();
});

test('rejects an invalid or missing file without calling the server', async () => {
  const { press } = await choose('Street\nx');
  expect(await screen.findByText(/^This file needs a column called/)).toBeInTheDocument();
  await press('Import');
  expect(called).not.toHaveBeenCalled();
});
