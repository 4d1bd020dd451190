import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../lib/downloadFile.ts';
import { UserFacingError } from '../../lib/errors/UserFacingError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { ExportListButton } from './ExportListButton.tsx';

vi.mock('../../lib/downloadFile.ts', () => ({ downloadFile: vi.fn() }));
vi.mock('../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));

const made = (changes = {}) => ({
  file_name: 'submissions-2026-11-23.csv',
  csv: 'Reference\r\n',
  rows: 12,
  is_cut: false,
  unreadable: 0,
  ...changes,
});
beforeEach(() => {
  vi.mocked(downloadFile).mockReset();
  vi.mocked(callFunction).mockReset().mockResolvedValue(made());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

async function press(filter: SubmissionFilter = {}, search = '') {
  render(
    <NotifyProvider>
      <ExportListButton filter={filter} search={search} noun="submission" />
    </NotifyProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  return user;
}

test('saves the file and shows how much is in it', async () => {
  await press();
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('export-applications', { filter: { search: '' } });
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith(
    'Reference\r\n',
    'submissions-2026-11-23.csv',
    'text/csv;charset=utf-8',
  );
  expect(await screen.findByText('Exported 12 submissions')).toBeVisible();
});

test('sends the list’s filter', async () => {
  await press({ status: 'in_progress' }, 'ortiz');
  expect(callFunction).toHaveBeenCalledWith('export-applications', {
    filter: { search: 'ortiz', status: 'in_progress' },
  });
});

test('names the exported kind', async () => {
  vi.mocked(callFunction).mockResolvedValue(made({ rows: 1 }));
  await press({ kind: 'callback' });
  expect(await screen.findByText('Exported 1 callback request')).toBeVisible();
});

test('shows that there are more, and that some were unreadable', async () => {
  vi.mocked(callFunction).mockResolvedValue(made({ rows: 5_000, is_cut: true, unreadable: 2 }));
  await press();
  expect(await screen.findByText('Exported the first 5,000 submissions')).toBeVisible();
  expect(
    screen.getByText(/There may be more\. .* 2 records couldn’t be read and aren’t in the file\./),
  ).toBeVisible();
});

test('shows a failure’s reason, and can be pressed again', async () => {
  vi.mocked(callFunction).mockRejectedValueOnce(new UserFacingError('Please slow down.'));
  const user = await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t exportPlease slow down.');
  expect(downloadFile).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(downloadFile).toHaveBeenCalledOnce();
});
