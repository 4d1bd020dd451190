import { CALL_TIME_FULL } from '@brokerage/domain/contact/scheduleCall';
import { callbackTimes } from '@brokerage/domain/schedule/callbackTimes';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { pacificSchedule } from '@brokerage/domain/schedule/testing/pacificSchedule';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { provideDirectory } from '../../../lib/directory/directoryStore.ts';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { loadReceipt, type SentReceipt, saveReceipt } from '../sending/sentReceipt.ts';
import { ThankYou } from './ThankYou.tsx';

const backend = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/firebase/callHttps.ts', () => ({
  callHttps: (name: string, input: unknown) => Promise.resolve().then(() => backend.call(name, input)),
}));
const scrollTo = vi.fn();
const downloads = vi.hoisted(() => ({ file: vi.fn() }));
vi.mock('../../../lib/downloadFile.ts', () => ({
  saveCalendarEntry: async (name: string, write: () => Promise<string>) => {
    downloads.file(await write(), name);
    return true;
  },
}));

const RECEIPT: SentReceipt = {
  reference_number: 'PA-TEST-0001',
  created_at: '2026-11-20T22:30:00.000Z',
  contact_by: '2026-11-23T22:30:00.000Z',
  days_off: [],
  application_id: 'a'.repeat(21),
  call_secret: 's'.repeat(32),
  officer_id: null,
};

const LINK = `PA-TEST-0001.${RECEIPT.call_secret}`;

const scheduled = (callback: string, time_zone = 'America/New_York') => ({
  reference_number: 'CB-TEST-0002',
  callback,
  time_zone,
  from: '2026-11-24T14:00:00.000Z',
  to: '2026-11-24T17:00:00.000Z',
});
const refusal = (code: string, message: string, details?: unknown) =>
  Object.assign(new FirebaseError(code, message), { details });

function show(receipt: SentReceipt = RECEIPT, answers: object | undefined = { first_name: 'Maria' }) {
  saveReceipt(receipt);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <NotifyProvider>
      <ThankYou sent={{ receipt, ...(answers && { answers }) }} onStartNew={vi.fn()} />
    </NotifyProvider>,
  );
  return { user, view };
}

const browser = new Intl.DateTimeFormat().resolvedOptions();
/** Sets the visitor's time zone. */
const visitorIn = (timeZone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...browser, timeZone });

const confirm = () => screen.getByRole('button', { name: 'Confirm time' });
const times = () => screen.getAllByRole('radio');

beforeEach(() => {
  sessionStorage.clear();
  backend.call.mockReset();
  downloads.file.mockReset();
  provideDirectory(sampleDirectory);
  visitorIn('America/New_York');
  scrollTo.mockReset();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('starts at its top, with focus on the heading and the server’s promised times', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Maria' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  const steps = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(steps.getByText('Received Fri, Nov 20, 5:30 PM ET')).toBeVisible();
  expect(steps.getByText('A loan officer will contact you by Mon, Nov 23, 5:30 PM ET')).toBeVisible();
});

it('copies the reference number, or lets it be copied by hand if the browser refuses', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Copy the reference number' }));
  expect(await screen.findByText('Reference number copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('PA-TEST-0001');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: /^Cop/ }));
  expect(await screen.findByText('Couldn’t copy the number')).toBeVisible();
  expect(screen.getByText(/copy it yourself: PA-TEST-0001/)).toBeVisible();
});

it('links to what to read before the call, by purpose', () => {
  show(RECEIPT, { first_name: 'Maria', purpose: 'Purchase' });
  const wait = within(screen.getByRole('region', { name: 'While you wait' }));
  expect(wait.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/resources/closing-costs',
    '/resources/guides/making-an-offer',
    '/resources',
  ]);
});

it('collapses a long list of documents on a phone', async () => {
  const { user } = show(RECEIPT, {
    purpose: 'Purchase',
    employment_status: 'employed-w2',
    other_income: 'Rent',
    funds_source: ['savings', 'gift', 'retirement', 'sale', 'dpa'],
  });
  expect(screen.getAllByRole('checkbox')).toHaveLength(9);
  // Hidden on wider screens.
  const fold = screen.getByText('Show all 9');
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(screen.getByText('Show fewer')).toHaveAttribute('aria-expanded', 'true');
});

it('counts checked documents, including collapsed ones', async () => {
  const { user } = show(RECEIPT, { purpose: 'Purchase', employment_status: 'self-employed' });
  const documents = within(screen.getByRole('region', { name: 'Documents to have ready' }));
  const boxes = documents.getAllByRole('checkbox');
  const count = () => documents.getByRole('status').textContent;
  expect(count()).toMatch(/^Check off what you have\./);
  for (const box of boxes.slice(0, 2)) await user.click(box);
  expect(count()).toBe(`You have 2 of ${boxes.length}.`);
  for (const box of boxes.slice(2)) await user.click(box);
  expect(count()).toBe(`You have all ${boxes.length}.`);
  for (const box of boxes) await user.click(box);
  expect(count()).toMatch(/^Check off what you have\./);
});

describe('the contact person', () => {
  it('is the selected officer, with their contact details', () => {
    show({ ...RECEIPT, officer_id: 'linh-tran' });
    const card = within(screen.getByRole('region', { name: 'Your loan officer' }));
    expect(card.getByText('Linh Tran')).toBeVisible();
    expect(
      screen.getByText(/^Your application was submitted\. Linh will review it and contact you by Monday/),
    ).toBeVisible();
    expect(screen.getByText('Linh will contact you by Mon, Nov 23, 5:30 PM ET')).toBeVisible();
    expect(card.getByText(/NMLS #1900111/)).toBeVisible();
    expect(card.getByRole('link', { name: '(714) 555-0111' })).toHaveAttribute('href', 'tel:+17145550111');
    expect(card.getByRole('link', { name: 'linh.tran@larkfield.example' })).toBeVisible();
  });

  it.each([null, 'left-the-company'])('is the team for %s', (officer_id) => {
    show({ ...RECEIPT, officer_id });
    const card = within(screen.getByRole('region', { name: 'Who will contact you' }));
    expect(card.getByRole('link', { name: '(973) 555-0192' })).toBeVisible();
  });

  it('calls at the scheduled time, also without an officer', () => {
    show({ ...RECEIPT, call: scheduled('2026-11-24 morning') });
    const card = within(screen.getByRole('region', { name: 'Who will call you' }));
    expect(
      card.getByText(/^A loan officer from our team will call you at the time you picked\./),
    ).toBeVisible();
  });
});

it('has a link to call the company to verify a call', () => {
  show(RECEIPT);
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(within(next).getByRole('link', { name: '(973) 555-0192' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
});

describe('times for a call', () => {
  it('are those of the officer’s branch, in its time zone', () => {
    visitorIn('America/Los_Angeles');
    show({ ...RECEIPT, officer_id: 'linh-tran' });
    expect(
      screen.getByText(/^Optional\. Linh will call you in the window you pick\. All times are Pacific\.$/),
    ).toBeVisible();
    expect(times()).toHaveLength(callbackTimes(new Date(), pacificSchedule).length);
  });

  it('show the difference from the visitor’s time zone', () => {
    visitorIn('America/New_York');
    show({ ...RECEIPT, officer_id: 'linh-tran' });
    expect(screen.getByText(/All times are Pacific, 3 hours behind your time\.$/)).toBeVisible();
  });

  it('come second if the applicant prefers evenings', () => {
    show({ ...RECEIPT, officer_id: 'linh-tran' }, { first_name: 'Maria', best_contact_time: 'evening' });
    expect(screen.getByText(/^You said evenings/)).toHaveTextContent(
      /^You said evenings \(5 PM to 8 PM\) work best, and we’ve passed that on\. Want a set time during the day\? Pick one\. All times are /,
    );
  });

  it.each([
    ['morning', 'You said mornings work best, so those are marked.', /^9/],
    ['afternoon', 'You said afternoons work best, so those are marked.', /^(12|3)/],
  ])('are marked if the applicant requested a %s', (best_contact_time, sentence, hours) => {
    // Before office hours in New Jersey on a Friday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    show(RECEIPT, { first_name: 'Maria', best_contact_time });
    vi.useRealTimers();
    expect(screen.getByText(new RegExp(sentence))).toBeVisible();
    const marked = screen.getAllByRole('radio', { name: /, Your preference$/ });
    const all = times().filter((time) =>
      hours.test(time.closest('label')?.textContent?.split(', ')[2] ?? ''),
    );
    expect(marked).toEqual(all);
  });

  it('have a note about marks only if one is marked', () => {
    const noon = { opens: '12:00', closes: '18:00' };
    const week = {
      ...pacificSchedule.week,
      monday: noon,
      tuesday: noon,
      wednesday: noon,
      thursday: noon,
      friday: noon,
    };
    provideDirectory({
      ...sampleDirectory,
      branches: sampleDirectory.branches.map((branch) => ({
        ...branch,
        own_hours: { text: 'Afternoons', week },
      })),
    });
    show({ ...RECEIPT, officer_id: 'linh-tran' }, { first_name: 'Maria', best_contact_time: 'morning' });
    expect(screen.getByText(/All times are Pacific/)).not.toHaveTextContent('marked');
    expect(screen.queryByRole('radio', { name: /, Your preference$/ })).toBeNull();
  });

  it('start now if the day’s window has started', () => {
    // 1:19 PM in New Jersey on a Friday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:19:00Z') });
    show();
    vi.useRealTimers();
    expect(times()[0]).toHaveAccessibleName(/^Friday, Nov 20, Now to 3\sPM$/);
    expect(times()[1]).toHaveAccessibleName(/^Friday, Nov 20, 3\sPM to 6\sPM$/);
    expect(screen.getByText('Earlier times have passed')).toBeVisible();
  });

  it('are linked from the button at the top, whose href is still the contact page', async () => {
    const { user } = show();
    const link = screen.getByRole('link', { name: 'Schedule a Call' });
    expect(link).toHaveAttribute('href', '/contact');
    await user.click(link);
    expect(screen.getByRole('heading', { name: 'Pick a time for your call' })).toHaveFocus();
  });

  it('require a choice, schedule it once, confirm it and survive a reload', async () => {
    const { user, view } = show();
    await user.click(confirm());
    expect(screen.getByText('Choose a time first.')).toBeVisible();
    expect(backend.call).not.toHaveBeenCalled();
    const [first] = callbackTimes(new Date(), DEFAULT_OFFICE_SCHEDULE);
    const value = first?.value ?? '';
    backend.call.mockResolvedValueOnce(scheduled(value));
    await user.click(times()[0] as HTMLElement);
    expect(confirm()).toHaveAttribute('aria-disabled', 'false');
    await user.dblClick(confirm());
    expect(
      await screen.findByText(/^Your application was submitted, and your call is scheduled\./),
    ).toHaveFocus();
    expect(backend.call.mock.calls).toEqual([
      [
        'schedule-call',
        { application_id: RECEIPT.application_id, call_secret: RECEIPT.call_secret, callback: value },
      ],
    ]);
    expect(screen.queryByRole('radio')).toBeNull();
    const kept = loadReceipt();
    expect(kept?.call?.reference_number).toBe('CB-TEST-0002');
    view.unmount();
    show(kept, undefined);
    // The tab still has the call's secret.
    await waitFor(() => expect(backend.call).toHaveBeenLastCalledWith('get-scheduled-call', { link: LINK }));
    expect(screen.getByRole('heading', { name: 'Need another time?' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Schedule a Call' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Add to calendar: your scheduled call' })).toHaveLength(1);
  });

  it.each([
    ['takes the place of the promised call', '2026-11-23T14:00:00.000Z', 0],
    ['leaves the promised contact where it comes later', '2026-11-24T14:00:00.000Z', 1],
  ])('once chosen %s', (_, from, promises) => {
    show({ ...RECEIPT, officer_id: 'linh-tran', call: { ...scheduled('2026-11-24 morning'), from } });
    const steps = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(steps.queryAllByText('Linh will contact you by Mon, Nov 23, 5:30 PM ET')).toHaveLength(promises);
    // Only the scheduled call can be added to a calendar.
    expect(steps.queryByRole('button')).toBeNull();
    expect(steps.getByText('Your scheduled call')).toBeVisible();
    expect(
      screen.getByText(/^Linh will call you Tuesday, Nov 24, between 9\sAM and 12\sPM ET\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^Your application was submitted, and your call is scheduled\./)).toBeVisible();
    expect(screen.queryByText(/within 24 hours/)).toBeNull();
    expect(screen.queryByText(/contact you by Monday/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Need another time?' })).toHaveTextContent(
      'You can also call Linh at (714) 555-0111 and mention reference number PA-TEST-0001.',
    );
    expect(screen.queryByText(/CB-TEST/)).toBeNull();
  });

  it('show that a time is gone and can’t be selected again, and allow another', async () => {
    const { user } = show();
    backend.call.mockRejectedValueOnce(
      refusal('functions/invalid-argument', 'Some answers need another look.', {
        issues: [{ path: 'callback', message: CALL_TIME_FULL }],
      }),
    );
    await user.click(times()[1] as HTMLElement);
    await user.click(confirm());
    expect(await screen.findByText(`${CALL_TIME_FULL}.`)).toBeVisible();
    expect(times()[1]).toBeDisabled();
    expect(times()[1]).not.toBeChecked();
    await user.click(times()[2] as HTMLElement);
    expect(screen.queryByText(`${CALL_TIME_FULL}.`)).toBeNull();
    backend.call.mockResolvedValueOnce(scheduled((times()[2] as HTMLInputElement).value));
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Need another time?' })).toBeVisible();
  });

  it('keep the choice after a failure, and can be sent again', async () => {
    const { user } = show();
    backend.call.mockRejectedValueOnce(refusal('functions/unavailable', 'The server is busy.'));
    await user.click(times()[3] as HTMLElement);
    await user.click(confirm());
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    expect(times()[3]).toBeChecked();
    backend.call.mockResolvedValueOnce(scheduled((times()[3] as HTMLInputElement).value));
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Need another time?' })).toBeVisible();
  });

  it('show the call scheduled in another tab, whatever was selected here', async () => {
    const { user } = show();
    backend.call.mockResolvedValueOnce(scheduled('2026-11-24 morning'));
    await user.click(times().at(-1) as HTMLElement);
    await user.click(confirm());
    expect(await screen.findByText(/already scheduled this call/)).toBeVisible();
    expect(
      screen.getByText(/A loan officer will call you Tuesday, Nov\s24, between 9\sAM and 12\sPM ET\.$/),
    ).toBeVisible();
  });

  it('wait while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = show();
    fireEvent(window, new Event('offline'));
    await user.click(times()[0] as HTMLElement);
    await user.click(confirm());
    expect(screen.getByText(/You’re offline\. Choose a time now/)).toBeVisible();
    expect(times()[0]).toBeChecked();
    expect(backend.call).not.toHaveBeenCalled();
  });

  it.each(['application_id', 'call_secret'] as const)('are omitted for a receipt without %s', (field) => {
    const { [field]: _, ...older } = RECEIPT;
    show(older);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute('href', '/contact');
  });
});

it('link a call scheduled by a version 1.0 page to its email', () => {
  const { call_secret: _, ...older } = RECEIPT;
  show({ ...older, call: scheduled('2026-11-24 morning') });
  const note = screen.getByRole('region', { name: 'Need another time?' });
  expect(note).toHaveTextContent('If we emailed you about your call, use the link in that email');
  expect(note).toHaveTextContent('mention reference number PA-TEST-0001.');
  expect(screen.queryByRole('button', { name: 'Change time' })).toBeNull();
  expect(backend.call).not.toHaveBeenCalled();
});

describe('a scheduled call', () => {
  // An earlier test left the browser offline.
  beforeEach(() => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true));

  const view = (changes: object) => ({
    ...scheduled('2026-11-24 morning'),
    state: 'scheduled',
    mentioned_number: 'PA-TEST-0001',
    officer_id: null,
    schedule: DEFAULT_OFFICE_SCHEDULE,
    sequence: 1,
    ...changes,
  });
  const called = (name: string) =>
    backend.call.mock.calls.filter(([one]) => one === name).map(([, input]) => input);
  const showCall = async (answer: object = view({})) => {
    backend.call.mockResolvedValueOnce(answer);
    const shown = show({ ...RECEIPT, call: scheduled('2026-11-24 morning') });
    await waitFor(() => expect(called('get-scheduled-call')).toEqual([{ link: LINK }]));
    return shown;
  };

  it('moves to another time once, with a confirmation', async () => {
    const { user } = await showCall();
    await user.click(await screen.findByRole('button', { name: 'Change time' }));
    expect(screen.getByRole('heading', { name: 'Pick a new time' })).toHaveFocus();
    const value = (times()[4] as HTMLInputElement).value;
    backend.call.mockRejectedValueOnce(refusal('functions/unavailable', 'The server is busy.'));
    await user.click(times()[4] as HTMLElement);
    await user.click(confirm());
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    backend.call.mockResolvedValueOnce(view({ callback: value, sequence: 2 }));
    await user.click(confirm());
    await waitFor(() =>
      expect(screen.getByText(/^Your application was submitted, and we moved your call\./)).toHaveFocus(),
    );
    const [first, second, ...more] = called('reschedule-call') as { event_id: string }[];
    expect(first).toEqual({ link: LINK, callback: value, event_id: expect.stringMatching(/^[\w-]{21}$/) });
    // A retry sends the same change.
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(loadReceipt()?.call).toMatchObject({ callback: value, sequence: 2 });
  });

  it('moves to a time whose first request got no response, after another move', async () => {
    const { user } = await showCall();
    const toMove = async (index: number) => {
      await user.click(await screen.findByRole('button', { name: 'Change time' }));
      expect(screen.getByRole('heading', { name: 'Pick a new time' })).toHaveFocus();
      await user.click(times()[index] as HTMLElement);
      return (times()[index] as HTMLInputElement).value;
    };
    const wanted = await toMove(4);
    backend.call.mockRejectedValueOnce(refusal('functions/unavailable', 'The server is busy.'));
    await user.click(confirm());
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    const { value: other } = times()[5] as HTMLInputElement;
    backend.call.mockResolvedValueOnce(view({ callback: other, sequence: 3 }));
    await user.click(times()[5] as HTMLElement);
    await user.click(confirm());
    await waitFor(() => expect(loadReceipt()?.call?.callback).toBe(other));
    await toMove(4);
    backend.call.mockResolvedValueOnce(view({ callback: wanted, sequence: 4 }));
    await user.click(confirm());
    await waitFor(() => expect(loadReceipt()?.call?.callback).toBe(wanted));
    const moves = called('reschedule-call') as { callback: string; event_id: string }[];
    expect(moves.map(({ callback }) => callback)).toEqual([wanted, other, wanted]);
    expect(new Set(moves.map(({ event_id }) => event_id)).size).toBe(3);
  });

  it('has a link at the top of the page to change it', async () => {
    const { user } = await showCall();
    const ways = screen.getByRole('heading', { name: 'Need another time?' });
    const scrollIntoView = vi.fn();
    ways.scrollIntoView = scrollIntoView;
    await user.click(screen.getByRole('link', { name: 'Change or cancel your call' }));
    expect(ways).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledOnce();
  });

  it('focuses the times each time it’s moved', async () => {
    const { user } = await showCall();
    for (const sequence of [2, 3]) {
      await user.click(await screen.findByRole('button', { name: 'Change time' }));
      expect(screen.getByRole('heading', { name: 'Pick a new time' })).toHaveFocus();
      const { value } = times()[sequence] as HTMLInputElement;
      backend.call.mockResolvedValueOnce(view({ callback: value, sequence }));
      await user.click(times()[sequence] as HTMLElement);
      await user.click(confirm());
      await waitFor(() =>
        expect(screen.getByText(/^Your application was submitted, and we moved your call\./)).toHaveFocus(),
      );
    }
    await user.click(screen.getByRole('button', { name: 'Change time' }));
    await user.click(screen.getByRole('button', { name: 'Keep current time' }));
    expect(screen.getByRole('heading', { name: 'Need another time?' })).toHaveFocus();
  });

  it('stays on the page if canceling left it unchanged', async () => {
    const { user } = await showCall();
    await user.click(await screen.findByRole('button', { name: 'Cancel call' }));
    backend.call.mockResolvedValueOnce(view({ sequence: 2 }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(/your call is scheduled\./)).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Need another time?' })).toBeVisible();
    expect(loadReceipt()?.call).toMatchObject({ sequence: 2 });
  });

  it('doesn’t claim a move made in another tab, nor that the call was there before', async () => {
    const { user } = await showCall();
    await user.click(await screen.findByRole('button', { name: 'Change time' }));
    const { value } = times()[4] as HTMLInputElement;
    backend.call.mockResolvedValueOnce(view({ callback: value, sequence: 2 }));
    await user.click(times()[4] as HTMLElement);
    await user.click(confirm());
    expect(await screen.findByText(/we moved your call\./)).toBeVisible();
    backend.call.mockResolvedValueOnce(view({ callback: '2026-11-24 morning', sequence: 3 }));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(loadReceipt()?.call?.callback).toBe('2026-11-24 morning'));
    expect(await screen.findByText(/your call is scheduled\./)).toBeVisible();
    expect(screen.queryByText(/you had already scheduled/i)).toBeNull();
  });

  it('follows a change made in another tab when the applicant comes back to this one', async () => {
    await showCall();
    backend.call.mockResolvedValueOnce(view({ state: 'canceled' }));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(loadReceipt()?.call).toBeUndefined());
    expect(screen.queryByText(/your call is scheduled\./)).toBeNull();
    // Nothing is left to ask about.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(called('get-scheduled-call')).toHaveLength(2);
  });

  it('keeps a change that is newer than a late response', async () => {
    const late = Promise.withResolvers<object>();
    backend.call.mockReturnValueOnce(late.promise);
    const { user } = show({ ...RECEIPT, call: scheduled('2026-11-24 morning') });
    await user.click(screen.getByRole('button', { name: 'Change time' }));
    const { value } = times()[4] as HTMLInputElement;
    backend.call.mockResolvedValueOnce(view({ callback: value, sequence: 2 }));
    await user.click(times()[4] as HTMLElement);
    await user.click(confirm());
    await waitFor(() => expect(loadReceipt()?.call?.callback).toBe(value));
    await act(async () => {
      late.resolve(view({ state: 'closed' }));
      await vi.dynamicImportSettled();
    });
    expect(loadReceipt()?.call?.callback).toBe(value);
    expect(screen.getByRole('button', { name: 'Change time' })).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Add the new time to your calendar: your scheduled call' }),
    ).toBeVisible();
  });

  it('stays unchanged if the visitor cancels the dialog', async () => {
    const { user } = await showCall();
    await user.click(await screen.findByRole('button', { name: 'Change time' }));
    await user.click(screen.getByRole('button', { name: 'Keep current time' }));
    expect(screen.getByRole('heading', { name: 'Need another time?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel call' }));
    expect(screen.getByText('Cancel this call?')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep call' }));
    expect(screen.getByRole('button', { name: 'Cancel call' })).toHaveFocus();
    expect(called('cancel-call')).toEqual([]);
  });

  it('cancels after a confirmation, and shows the times again', async () => {
    const { user } = await showCall();
    await user.click(await screen.findByRole('button', { name: 'Cancel call' }));
    backend.call.mockResolvedValueOnce(view({ state: 'canceled' }));
    await user.dblClick(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(
      await screen.findByText(
        /Your call is canceled\. A loan officer will still review your application and contact you/,
      ),
    ).toHaveFocus();
    expect(called('cancel-call')).toEqual([{ link: LINK, event_id: expect.any(String) }]);
    expect(screen.getByRole('heading', { name: 'Pick a time for your call' })).toBeVisible();
    expect(loadReceipt()?.call).toBeUndefined();
    const [first] = times();
    backend.call.mockResolvedValueOnce(scheduled((first as HTMLInputElement).value));
    await user.click(first as HTMLElement);
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Need another time?' })).toBeVisible();
    expect(called('schedule-call')).toHaveLength(1);
  });

  it('shows the time that a mail’s link moved it to', async () => {
    await showCall(view({ callback: '2026-11-25 midday', from: '2026-11-25T17:00:00.000Z' }));
    expect((await screen.findAllByText(/Wednesday, Nov\s25, between 12\sPM and 3\sPM ET/))[0]).toBeVisible();
    expect(loadReceipt()?.call).toMatchObject({ callback: '2026-11-25 midday' });
  });

  it('canceled through a mail’s link, allows another one', async () => {
    await showCall(view({ state: 'canceled' }));
    expect(await screen.findByRole('heading', { name: 'Pick a time for your call' })).toBeVisible();
  });

  it.each([
    ['contacted', 'We’ve already been in touch about your call.'],
    ['closed', 'Your call is closed.'],
    ['past', 'The time for your call has passed.'],
  ])('that is %s can’t be changed', async (state, sentence) => {
    await showCall(view({ state }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Change time' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Cancel call' })).toBeNull();
    expect(screen.getByText(`Your application was submitted. ${sentence}`)).toBeVisible();
    expect(screen.queryByText(/will call you/)).toBeNull();
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Need another time?' })).toHaveTextContent(
      'You can also call (973) 555-0192 and mention reference number PA-TEST-0001.',
    );
  });
});

it('saves the promised time to a calendar', async () => {
  const { user } = show();
  await user.click(
    screen.getByRole('button', { name: /^Add to calendar: a loan officer will contact you by/ }),
  );
  await waitFor(() => expect(downloads.file).toHaveBeenCalledOnce());
  const [content, name] = downloads.file.mock.calls[0] ?? [];
  expect(name).toBe('loan-officer-call.ics');
  expect(content).toMatch(/DTSTART:20261123T220000Z\r\nDTEND:20261123T223000Z/);
  expect(content).toContain('UID:PA-TEST-0001-contact');
  expect(content).not.toContain('Maria');
});
