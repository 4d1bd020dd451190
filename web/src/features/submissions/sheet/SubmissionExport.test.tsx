import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { downloadBase64 } from '../../../lib/downloadFile.ts';
import { UserFacingError } from '../../../lib/errors/UserFacingError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { SubmissionExport } from './SubmissionExport.tsx';

vi.mock('../../../lib/downloadFile.ts', () => ({ downloadBase64: vi.fn() }));
vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));

const answer = (changes = {}) => ({
  file_name: 'application-PA-1.xml',
  file: 'PHg+',
  left_out: ['Timeline', 'Credit score range'],
  ...changes,
});
beforeEach(() => {
  vi.mocked(downloadBase64).mockReset();
  vi.mocked(callFunction).mockReset().mockResolvedValue(answer());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open() {
  render(
    <NotifyProvider>
      <SubmissionExport id="one" />
    </NotifyProvider>,
  );
  return userEvent.setup();
}
const choose = async (user: ReturnType<typeof open>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name }));
};

test('MISMO: saves the file, and lists what it omits until closed', async () => {
  const user = open();
  await choose(user, 'MISMO 3.4 XML');
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('export-application', { id: 'one', format: 'mismo' });
  expect(downloadBase64).toHaveBeenCalledExactlyOnceWith('PHg+', 'application-PA-1.xml', 'application/xml');
  const list = await screen.findByRole('region', { name: 'Not in the MISMO file' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Timeline', 'Credit score range']);
  expect(screen.getByText('Application exported')).toBeVisible();
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  await user.click(close as HTMLElement);
  expect(list).not.toBeInTheDocument();
});

test('PDF: omits nothing, and lists nothing', async () => {
  vi.mocked(callFunction).mockResolvedValue(answer({ file_name: 'application-PA-1.pdf', left_out: [] }));
  const user = open();
  await choose(user, 'PDF');
  expect(downloadBase64).toHaveBeenCalledExactlyOnceWith('PHg+', 'application-PA-1.pdf', 'application/pdf');
  expect(screen.queryByText(/^These answers aren’t in the MISMO file/)).toBeNull();
});

test('the menu works by keyboard, and the button waits while the file is created', async () => {
  let finish: (value: ReturnType<typeof answer>) => void = () => undefined;
  vi.mocked(callFunction).mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const user = open();
  screen.getByRole('button', { name: 'Export' }).focus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(callFunction).toHaveBeenCalledWith('export-application', { id: 'one', format: 'mismo' });
  expect(screen.getByRole('button', { name: /Export/ })).toBeDisabled();
  finish(answer());
  expect(await screen.findByText(/^These answers aren’t in the MISMO file/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
});

test('shows a failure’s reason, saves nothing and can be retried', async () => {
  vi.mocked(callFunction).mockRejectedValueOnce(new UserFacingError('This application doesn’t exist.'));
  const user = open();
  await choose(user, 'PDF');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t exportThis application doesn’t exist.',
  );
  expect(downloadBase64).not.toHaveBeenCalled();
  await choose(user, 'PDF');
  expect(downloadBase64).toHaveBeenCalledOnce();
});

test('shows that it’s offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.mocked(callFunction).mockRejectedValueOnce(new Error('network'));
  const user = open();
  await choose(user, 'PDF');
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
});
