import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { agree, saveTestDraft, visit } from '../testing/questionnaire.tsx';

const backend = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/firebase/callHttps.ts', () => ({
  callHttps: (name: string, input: unknown) => Promise.resolve().then(() => backend.call(name, input)),
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend.call.mockResolvedValue({ data: [] });
});

const reportedSteps = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { data: { step: string } }).data.step);

it('counts the first step on the first input, and the second when it’s reached', async () => {
  const { user, press } = visit();
  expect(await screen.findByText('Step 1 of 7')).toBeVisible();
  expect(reportedSteps()).toEqual([]);
  await user.type(screen.getByLabelText(/First name/), 'Maria');
  expect(reportedSteps()).toEqual(['contact']);
  await user.type(screen.getByLabelText(/Last name/), 'Rivera');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'maria@example.com');
  await user.type(screen.getByLabelText(/Mobile phone/), '2015550142');
  await user.click(agree());
  await press('Next');
  await screen.findByText('Step 2 of 7');
  await press('Previous');
  await screen.findByText('Step 1 of 7');
  await user.type(screen.getByLabelText(/First name/), 'na');
  await press('Next');
  await screen.findByText('Step 2 of 7');
  expect(reportedSteps()).toEqual(['contact', 'goal']);
});

it('counts no step of a stored draft again, but the next one when it’s reached', async () => {
  saveTestDraft({ step: 5 });
  const { user, press } = visit();
  await user.click(agree());
  await press('Continue where you left off');
  await screen.findByText('Step 5 of 7');
  expect(reportedSteps()).toEqual([]);
  await press('Next');
  await screen.findByText('Step 6 of 7');
  expect(reportedSteps()).toEqual(['qualifying']);
});

it('doesn’t count a page that is only opened', async () => {
  visit('?purpose=Refinance');
  expect(await screen.findByText('Step 1 of 7')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});
