import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { FEDERAL_HOLIDAYS } from '@brokerage/domain/schedule/federalHolidays';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { CompanyEditor } from '../CompanyEditor.tsx';
import { sampleSettings } from '../testing/sampleSettings.ts';

vi.mock('../../../ui/forms/dialogs/LeaveGuard.tsx', () => ({ LeaveGuard: () => null }));
vi.mock('../UnlicensedStates.tsx', () => ({ UnlicensedStates: () => null }));
vi.mock('../SecondFactorRule.tsx', () => ({ SecondFactorRule: () => null }));
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

function open(schedule = DEFAULT_OFFICE_SCHEDULE) {
  const tree = (office_schedule: typeof schedule) => (
    <NotifyProvider>
      <CompanyEditor stored={{ ...stored, office_schedule }} />
    </NotifyProvider>
  );
  const { rerender } = render(tree(schedule));
  return { user: userEvent.setup(), next: (now: typeof schedule) => rerender(tree(now)) };
}
const section = () => within(screen.getByRole('region', { name: 'Office hours' }));
const save = () => screen.getByRole('button', { name: 'Save' });

test('weekdays, holidays and closed days are saved as one schedule', async () => {
  const { user } = open();
  expect(section().getByLabelText('Monday opens')).toHaveValue('09:00');
  expect(section().queryByLabelText('Saturday opens')).toBeNull();
  await user.selectOptions(section().getByLabelText('Time zone'), 'America/Chicago');
  await user.click(section().getByRole('switch', { name: 'Open on Saturday' }));
  await user.selectOptions(section().getByLabelText('Saturday closes'), '13:30');
  await user.click(section().getByRole('switch', { name: 'Open on Wednesday' }));
  expect(
    section().getByText('Visitors read: Mon-Tue 9AM-6PM, Thu-Fri 9AM-6PM, Sat 9AM-1:30PM, Central time'),
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
  expect(callFunction).toHaveBeenCalledWith('update-company', { ...stored, office_schedule });
});

test('a day that is closed and opened again keeps its hours; closed days are removed', async () => {
  const closed_days = [
    { date: '2026-12-24', name: 'Christmas Eve' },
    { date: '2026-12-31', name: 'New Year’s Eve' },
  ];
  const { user } = open({
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

test('errors stand at the fields, and nothing is sent', async () => {
  const { user } = open();
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

test('an office that never opens is refused', async () => {
  const { user } = open();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await user.click(section().getByRole('switch', { name: `Open on ${day}` }));
  }
  expect(section().getByRole('alert')).toHaveTextContent('Open on at least one day a week');
  await user.click(save());
  expect(callFunction).not.toHaveBeenCalled();
});

test('what somebody else saves meanwhile joins what was changed; of what both changed, only that is shown', async () => {
  const { user, next } = open();
  const notices = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(' ');
  await user.click(section().getByRole('switch', { name: 'Open on Saturday' }));
  next({ ...DEFAULT_OFFICE_SCHEDULE, holidays: [] });
  expect(notices()).not.toMatch(/Someone else/);
  expect(section().getByRole('switch', { name: 'Open on Saturday' })).toBeChecked();
  const { week } = DEFAULT_OFFICE_SCHEDULE;
  next({
    ...DEFAULT_OFFICE_SCHEDULE,
    holidays: [],
    week: { ...week, saturday: { opens: '08:15', closes: '11:00' } },
  });
  expect(notices()).toMatch(/Office hoursYours.*Sat .*Keep mineTheirs.*Sat 8:15.AM to 11:00.AM/u);
  expect(notices()).not.toMatch(/federal holidays/);
  await user.click(screen.getByRole('button', { name: 'Keep mine: Office hours' }));
  expect(notices()).not.toMatch(/Someone else/);
});
