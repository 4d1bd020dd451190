import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { FEDERAL_HOLIDAYS } from '@brokerage/domain/schedule/federalHolidays';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { openCompanyPage, storeSettings } from '../testing/openCompanyPage.tsx';
import { sampleSettings } from '../testing/sampleSettings.ts';

vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const stored = sampleSettings;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00Z') });
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

const withSchedule = (office_schedule: OfficeSchedule) => ({ ...stored, office_schedule });
const open = (schedule: OfficeSchedule = DEFAULT_OFFICE_SCHEDULE) => openCompanyPage(withSchedule(schedule));
const section = () => within(screen.getByRole('region', { name: 'Office hours' }));
const save = () => screen.getByRole('button', { name: 'Save' });

test('saves weekdays, holidays and closed days as one schedule', async () => {
  const { user } = await open();
  expect(section().getByLabelText('Monday opens')).toHaveValue('09:00');
  expect(section().queryByLabelText('Saturday opens')).toBeNull();
  await user.selectOptions(section().getByLabelText('Time zone'), 'America/Chicago');
  await user.click(section().getByRole('switch', { name: 'Open on Saturday' }));
  await user.selectOptions(section().getByLabelText('Saturday closes'), '13:30');
  await user.click(section().getByRole('switch', { name: 'Open on Wednesday' }));
  expect(
    section().getByText('Visitors see: Mon-Tue 9AM-6PM, Thu-Fri 9AM-6PM, Sat 9AM-1:30PM, Central time'),
  ).toBeVisible();
  await user.click(section().getByRole('checkbox', { name: /^Columbus Day Oct 12, 2026 and Oct 11, 2027/ }));
  await user.click(section().getByRole('button', { name: 'Add closed day' }));
  expect(section().getByLabelText('Closed day 1')).toHaveFocus();
  await user.type(section().getByLabelText('Closed day 1'), '2026-12-24');
  await user.type(section().getByLabelText('Name of closed day 1'), 'Christmas Eve');
  await user.click(save());
  const office_schedule = {
    time_zone: 'America/Chicago',
    week: {
      ...DEFAULT_OFFICE_SCHEDULE.week,
      wednesday: null,
      saturday: { opens: '09:00', closes: '13:30' },
    },
    holidays: FEDERAL_HOLIDAYS.filter((name) => name !== 'Columbus Day'),
    closed_days: [{ date: '2026-12-24', name: 'Christmas Eve' }],
  };
  expect(callFunction).toHaveBeenCalledWith('update-company', { office_schedule });
});

test('keeps the hours of a day closed and reopened, and removes closed days', async () => {
  const closed_days = [
    { date: '2026-12-24', name: 'Christmas Eve' },
    { date: '2026-12-31', name: 'New Year’s Eve' },
  ];
  const { user } = await open({
    ...DEFAULT_OFFICE_SCHEDULE,
    week: { ...DEFAULT_OFFICE_SCHEDULE.week, friday: { opens: '08:15', closes: '12:00' } },
    closed_days,
  });
  const friday = section().getByRole('switch', { name: 'Open on Friday' });
  await user.click(friday);
  await user.click(friday);
  expect(section().getByLabelText('Friday opens')).toHaveValue('08:15');
  expect(save()).toBeDisabled();
  await user.click(section().getByRole('button', { name: 'Remove closed day 1' }));
  expect(section().getByLabelText('Closed day 1')).toHaveValue('2026-12-31');
  expect(section().getByLabelText('Closed day 1')).toHaveFocus();
  await user.click(section().getByRole('button', { name: 'Remove closed day 1' }));
  expect(section().getByRole('button', { name: 'Add closed day' })).toHaveFocus();
  expect(section().getByText(/^None yet/)).toBeVisible();
});

test('shows errors at the fields and sends nothing', async () => {
  const { user } = await open();
  await user.selectOptions(section().getByLabelText('Monday closes'), '08:00');
  expect(section().getByLabelText('Monday closes')).toHaveAccessibleDescription(
    'Closing time must be after opening time',
  );
  await user.click(section().getByRole('button', { name: 'Add closed day' }));
  await user.click(save());
  expect(section().getByLabelText('Closed day 1')).toHaveAccessibleDescription('Choose a date');
  expect(section().getByLabelText('Name of closed day 1')).toHaveAccessibleDescription('Name is required');
  expect(section().getByLabelText('Monday closes')).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
});

test('rejects an office that never opens', async () => {
  const { user } = await open();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await user.click(section().getByRole('switch', { name: `Open on ${day}` }));
  }
  expect(section().getByRole('alert')).toHaveTextContent('Open on at least one day a week');
  await user.click(save());
  expect(section().getByRole('switch', { name: 'Open on Monday' })).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
});

test('merges what someone else saves meanwhile, and shows only real conflicts', async () => {
  const { user } = await open();
  const notices = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
  await user.click(section().getByRole('switch', { name: 'Open on Saturday' }));
  expect(section().getByRole('checkbox', { name: /^Columbus Day/ })).toBeChecked();
  storeSettings(withSchedule({ ...DEFAULT_OFFICE_SCHEDULE, holidays: [] }));
  await waitFor(() => expect(section().getByRole('checkbox', { name: /^Columbus Day/ })).not.toBeChecked());
  expect(notices()).not.toMatch(/Someone else/);
  expect(section().getByRole('switch', { name: 'Open on Saturday' })).toBeChecked();
  const { week } = DEFAULT_OFFICE_SCHEDULE;
  const saturday = { opens: '08:15', closes: '11:00' };
  storeSettings(withSchedule({ ...DEFAULT_OFFICE_SCHEDULE, holidays: [], week: { ...week, saturday } }));
  await waitFor(() =>
    expect(notices()).toMatch(/Office hoursYours.*Sat .*Keep mineTheirs.*Sat 8:15.AM to 11:00.AM/u),
  );
  expect(notices()).not.toMatch(/federal holidays/);
  await user.click(screen.getByRole('button', { name: 'Keep mine: Office hours' }));
  expect(notices()).not.toMatch(/Someone else/);
});
