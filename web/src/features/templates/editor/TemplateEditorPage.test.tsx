import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { toTemplateVersion } from '@brokerage/domain/template/templateContent';
import { screen, waitFor, within } from '@testing-library/react';
import { FunctionsError } from 'firebase/functions';
import { Link } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { failed } from '../../../testing/failed.ts';
import { button, content, openPage, ready, stored, template } from '../testing/portal.tsx';
import { TemplateEditorPage } from './TemplateEditorPage.tsx';
import { type StoredTemplate, useStoredTemplate } from './useStoredTemplate.ts';

vi.mock('./useStoredTemplate.ts', () => ({ useStoredTemplate: vi.fn() }));
vi.mock('../useFlyersInUse.ts', () => ({
  useFlyersInUse: (id: string | undefined) => id && { drafts: 3, live: 1 },
}));
vi.mock('./OlderFlyers.tsx', () => ({ OlderFlyers: () => null }));
vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

/** Each function's response; rejects if it's an Error. */
let answers: Record<string, unknown>;
const listCalls = (name: string) =>
  vi
    .mocked(callFunction)
    .mock.calls.filter(([called]) => called === name)
    .map(([, input]) => input as { id: string; revision: number; content: typeof content });
beforeEach(() => {
  answers = {
    'save-template': { id: 'open-house', revision: 4 },
    'publish-template': { version_id: 'v3', outcome: 'published' },
    'count-consent-reviewers': { reviewers: 1 },
  };
  vi.mocked(callFunction)
    .mockReset()
    .mockImplementation((name) => {
      const answer = answers[name];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
    });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open(live: Live<StoredTemplate | undefined> = ready(stored()), id = 'open-house', role?: string) {
  vi.mocked(useStoredTemplate).mockReturnValue(live);
  const page = openPage(
    `/officer-portal/pdf/manage/${id}`,
    {
      [routePaths.templateEditor]: (
        <>
          <Link to={routePaths.templateManager}>All Templates</Link>
          <TemplateEditorPage />
        </>
      ),
      [routePaths.templateManager]: <p>The list</p>,
    },
    role,
  );
  return {
    ...page,
    next: (state: Live<StoredTemplate | undefined>) => {
      vi.mocked(useStoredTemplate).mockReturnValue(state);
      page.again();
    },
    /** In one change, because each letter would lay out the flyer again. */
    enter: async (label: string | RegExp, text: string) => {
      await page.user.click(field(label));
      await page.user.paste(text);
    },
    /** Picks an item in the Add menu. */
    add: async (name: RegExp) => {
      await page.user.click(button('Add a field'));
      await page.user.click(await screen.findByRole('menuitem', { name }));
    },
  };
}
const field = (label: string | RegExp) => screen.getByLabelText(label);
const summaries = () =>
  within(screen.getByRole('list', { name: 'Fields' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const refused = (code: 'aborted' | 'failed-precondition', sentence: string) =>
  new FunctionsError(code, sentence);

test('opens what is stored, with nothing to save or to publish', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Open House' })).toBeVisible();
  expect(field(/^Name/)).toHaveValue('Open House');
  expect(screen.getByRole('radio', { name: 'Just listed' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(9);
  expect(summaries()).toEqual(['HeadlineText, one line · required', 'AddressAddress · required']);
  expect(button('Save')).toBeDisabled();
  expect(button('Publish')).toBeDisabled();
  expect(screen.getByText('Version 2, Nov 18, 2026: nothing to publish')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Open House' })).toHaveTextContent(/14.?Maple ?Avenue/);
});

test('saves input unchanged over the loaded revision, and updates the preview', async () => {
  const { user, enter } = open();
  await user.click(button(/^Headline/));
  await user.clear(field('Default'));
  await enter('Default', 'Come on in ');
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Open House' })).toHaveTextContent('Come on in'),
  );
  await user.click(screen.getByRole('checkbox', { name: /^Locked/ }));
  await user.click(screen.getByRole('radio', { name: 'Program' }));
  await user.click(screen.getByRole('switch', { name: 'Approval required' }));
  expect(screen.getByText('Changes not saved')).toBeVisible();
  await user.click(button('Save'));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  const [headline, ...rest] = content.fields;
  expect(listCalls('save-template')).toEqual([
    {
      id: 'open-house',
      revision: 3,
      content: {
        ...content,
        layout: 'program',
        approval_required: false,
        fields: [{ ...headline, default: 'Come on in ', locked: true }, ...rest],
      },
    },
  ]);
  expect(button('Save')).toBeDisabled();
  await user.type(field(/^Name/), '!');
  await user.click(button('Save'));
  await waitFor(() => expect(listCalls('save-template')[1]?.revision).toBe(4));
});

test('flyer lifetime: a rate sheet always ends, others only if set', async () => {
  const { user } = open();
  const days = () => field(/^Valid for/);
  expect(days()).toHaveValue('');
  await user.type(days(), '3o0');
  expect(days(), 'digits alone').toHaveValue('30');
  await user.clear(days());
  await user.selectOptions(field('Category'), 'Rate sheet');
  expect(days()).toHaveValue('7');
  expect(days()).toBeRequired();
  await user.clear(days());
  await user.click(button('Save'));
  expect(screen.getByText(/^Enter how many days a rate sheet is valid/)).toBeVisible();
  expect(days()).toHaveFocus();
  expect(listCalls('save-template')).toEqual([]);
  await user.type(days(), '400');
  expect(screen.getByText('Enter a whole number of days from 1 to 365')).toBeVisible();
  await user.clear(days());
  await user.type(days(), '5');
  await user.click(button('Publish'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Flyers made from it are valid for 5 days.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(button('Save'));
  await waitFor(() =>
    expect(listCalls('save-template')).toMatchObject([
      { content: { category: 'rate_sheet', lifetime_days: 5 } },
    ]),
  );
});

test('compliance sees the old and the new flyer lifetime', () => {
  const asked = waiting('marketing');
  const live = (published?: number) =>
    ready({
      ...asked,
      content: { ...asked.content, lifetime_days: 30 },
      ...(published && {
        published: { id: 'v1', ...toTemplateVersion({ ...content, lifetime_days: published }) },
      }),
    });
  const { next } = open(live(), 'open-house', 'compliance');
  expect(screen.getByText('Published: No expiration')).toBeVisible();
  expect(screen.getByText('New: 30 days')).toBeVisible();
  expect(screen.getByText(/Flyers need no approval · Valid for 30 days/)).toBeVisible();
  next(live(30));
  expect(screen.queryByText('How long flyers are valid')).toBeNull();
});

test('a new one has the layout’s fields and keys from labels, and its address after the first save', async () => {
  const { user, router, add, enter } = open(ready(undefined), 'new');
  expect(button('Save')).toBeDisabled();
  await enter(/^Name/, 'My template');
  for (const remove of screen.getAllByRole('button', { name: /^Remove / })) await user.click(remove);
  await user.click(button('Save'));
  expect(screen.getByText('Add at least one field')).toBeVisible();
  await add(/^Headline/);
  expect(field(/^Label/)).toHaveFocus();
  expect(field(/^Key/), 'technical, and put away').not.toBeVisible();
  await user.click(button('Advanced'));
  expect(field(/^Key/)).toBeVisible();
  expect(field(/^Key/)).toHaveValue('headline');
  expect(field(/^Key/)).toHaveAccessibleDescription('This layout has its own spot for this key.');
  await add(/^Another field/);
  await enter(/^Label/, 'Días on market (n.)');
  expect(field(/^Key/)).toHaveValue('dias_on_market_n');
  expect(field(/^Key/)).toHaveAccessibleDescription(/has no spot of its own for this key/);
  await user.selectOptions(field('Type'), 'Number');
  expect(screen.queryByLabelText('Filled from')).toBeNull();
  await user.selectOptions(field('Counts'), 'US dollars');
  await enter('Default', '1200');
  expect(field('Default')).toHaveValue('1,200');
  await user.click(button('Save'));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  const [sent] = listCalls('save-template');
  expect(sent).toMatchObject({ revision: 0, content: { name: 'My template' } });
  expect(sent?.id).toMatch(/^[\w-]{21}$/);
  expect(sent?.content.fields).toEqual([
    {
      key: 'headline',
      label: 'Headline',
      type: 'string',
      help_text: '',
      required: true,
      locked: false,
    },
    {
      key: 'dias_on_market_n',
      label: 'Días on market (n.)',
      type: 'number',
      unit: 'usd',
      help_text: '',
      required: false,
      locked: false,
      default: 1200,
    },
  ]);
  expect(router.state.location.pathname).toBe(`/officer-portal/pdf/manage/${sent?.id}`);
  expect(field(/^Label/), 'the page stays as it was').toHaveValue('Días on market (n.)');
});

test('a new one has its layout’s usual fields, and one button adds missing ones', async () => {
  const { user } = open(ready(undefined), 'new');
  const labels = () =>
    summaries().map((text) => text?.replace(/(Text, .*|Address|Number|Picture|Date|Email)( · .*)?$/, ''));
  const usual = ['Headline', 'Property address', 'List price', 'Property photo'];
  expect(summaries()).toHaveLength(7);
  expect(summaries().at(-1), 'compliance’s text').toContain('required · locked');
  expect(labels().slice(0, 4)).toEqual(usual);
  expect(summaries().filter((text) => text?.includes('required'))).toEqual([
    expect.stringContaining('Headline'),
    expect.stringContaining('Property address'),
    expect.stringContaining('Disclosure'),
  ]);
  expect(button('Save'), 'nothing was changed').toBeDisabled();
  expect(screen.queryByRole('button', { name: /usual fields/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Letter' }));
  expect(labels(), 'untouched, they follow the layout').toContain('Recipient');
  await user.click(button('Remove Recipient'));
  await user.click(screen.getByRole('radio', { name: 'Just listed' }));
  expect(labels(), 'touched, they stay').toContain('Buyer');
  await user.click(button('Add this layout’s usual fields'));
  expect(labels()).toEqual(expect.arrayContaining(['Buyer', 'List price', 'Property photo']));
  expect(button(/^List price/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: /usual fields/ })).toBeNull();
});

test('shows errors at the fields, and opens the first one', async () => {
  const { user, add, enter } = open();
  await add(/^Another field/);
  await enter(/^Label/, 'Price');
  await user.click(button('Advanced'));
  await user.clear(field(/^Key/));
  await enter(/^Key/, 'List Price');
  await user.click(button(/^Headline/));
  await user.click(button('Save'));
  expect(field(/^Key/)).toHaveFocus();
  expect(field(/^Key/)).toHaveAccessibleDescription(
    'Use lowercase letters, digits and _ only, starting with a letter',
  );
  expect(callFunction).not.toHaveBeenCalled();
  await user.clear(field(/^Name/));
  await user.click(button('Save'));
  expect(field(/^Name/)).toHaveFocus();
  expect(field(/^Name/)).toHaveAccessibleDescription('Name is required');
});

test('moves and removes fields by keyboard', async () => {
  const { user } = open();
  expect(button('Move Headline up')).toBeDisabled();
  button('Move Headline down').focus();
  await user.keyboard('{Enter}');
  expect(summaries()[0]).toMatch(/^Address/);
  await user.click(button('Remove Headline'));
  expect(summaries()).toEqual(['AddressAddress · required']);
  expect(button('Add a field')).toHaveFocus();
});

test('shows and links why it can’t be published at the field and above the buttons', async () => {
  const { user } = open();
  await user.click(button(/^Address/));
  await user.click(screen.getByRole('checkbox', { name: /^Locked/ }));
  const reasons = await screen.findByRole('group', { name: /^Can’t be published yet/ });
  expect(reasons).toHaveTextContent('Address: This field is required and locked but empty');
  expect(summaries()[1]).toContain('This field is required and locked');
  await user.click(button('Publish'));
  expect(reasons).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
  await user.click(button(/^Headline/));
  await user.click(within(reasons).getByRole('button', { name: 'Address' }));
  expect(button(/^Address Address/)).toHaveFocus();
  await user.selectOptions(field('Filled from'), 'Branch: address');
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Can’t be/ })).toBeNull());
  expect(screen.getByRole('group', { name: 'Good to know' })).toHaveTextContent('officers without a branch');
});

test('Publish shows what it does, saves first, and shows a rejection', async () => {
  const { user } = open();
  await user.type(field(/^Name/), ' 2');
  await user.click(button('Publish'));
  const dialog = screen.getByRole('dialog', { name: 'Publish Open House 2?' });
  expect(dialog).toHaveTextContent(
    'New flyers will use this version. 3 drafts and 1 live flyer keep the older version until their owners update or correct them.',
  );
  answers['publish-template'] = refused(
    'failed-precondition',
    templateErrors['template-unusable'].sentence({ reasons: [] }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    templateErrors['template-unusable'].sentence({ reasons: [] }),
  );
  answers['publish-template'] = { version_id: 'v3', outcome: 'published' };
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Template published')).toBeVisible();
  expect(listCalls('save-template'), 'saved once').toHaveLength(1);
  expect(listCalls('publish-template').map(({ revision }) => revision)).toEqual([4, 4]);
});

test('names who saved the draft', () => {
  open(ready(stored({ template: template({ draft_revision: 4 }), savedBy: 'Mona Chen' })));
  expect(screen.getByText('Draft saved by Mona Chen; officers still see what was published')).toBeVisible();
});

test('a retired one can be restored unchanged', async () => {
  const { user } = open(ready(stored({ template: template({ status: 'retired' }) })));
  expect(screen.getByText('Retired: publish it to bring it back')).toBeVisible();
  await user.click(button('Publish'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(listCalls('publish-template')).toMatchObject([{ revision: 3 }]));
  expect(listCalls('save-template')).toEqual([]);
});

const waiting = (...editorIds: string[]) =>
  stored({
    template: template({ draft_revision: 4, consent_revision: 4 }),
    revision: 4,
    content: { ...content, approval_required: false },
    editorIds,
    consent: {
      requested_at: new Date(2026, 10, 20, 15, 42),
      requested_by_user_id: 'marketing',
      requested_by_name: 'Mona Chen',
      reasons: ['no_approval'],
      fields: [],
    },
  });

test('without approval, it’s sent to compliance and waits', async () => {
  const { user, next } = open();
  await user.click(screen.getByRole('switch', { name: 'Approval required' }));
  await user.click(button('Publish'));
  const dialog = screen.getByRole('dialog', { name: 'Publish Open House?' });
  expect(dialog).toHaveTextContent('Compliance has to consent to this first');
  expect(within(dialog).getAllByText(/Nobody|nobody|no one/i), 'said once').toHaveLength(1);
  expect(dialog).toHaveTextContent('No one would review flyers made from this version');
  answers['publish-template'] = { version_id: 'v1', outcome: 'waiting' };
  await user.click(within(dialog).getByRole('button', { name: 'Ask for consent' }));
  expect(await screen.findByText('Sent to compliance')).toBeVisible();
  next(ready(waiting()));
  expect(screen.getByText('Waiting for consent')).toBeVisible();
  expect(screen.getByText('Waiting for compliance to consent')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Consent and publish' })).toBeNull();
});

test('compliance reviews it, and consents or declines with a reason', async () => {
  const { user } = open(ready(waiting('marketing')), 'open-house', 'compliance');
  expect(screen.getByText(/Mona Chen asked for consent on Nov 20, 2026/)).toBeVisible();
  expect(screen.getByText('No one reviews flyers made from it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(button('Decline'));
  const decline = await screen.findByRole('dialog', { name: 'Decline Open House?' });
  await user.click(within(decline).getByRole('button', { name: 'Decline' }));
  expect(within(decline).getByLabelText(/^Reason/)).toBeInvalid();
  expect(listCalls('review-template')).toEqual([]);
  await user.click(within(decline).getByRole('button', { name: 'Cancel' }));
  await user.click(button('Consent and publish'));
  const consent = await screen.findByRole('dialog', { name: 'Consent to Open House?' });
  await user.click(within(consent).getByRole('button', { name: 'Consent and publish' }));
  await waitFor(() =>
    expect(listCalls('review-template')).toEqual([{ decision: 'consent', id: 'open-house', revision: 4 }]),
  );
});

test('members who saved any state of the version can’t consent to it', () => {
  open(ready(waiting('marketing', 'mona', 'omar')), 'open-house', 'super_admin');
  expect(screen.getByText(/someone else has to review it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Consent and publish' })).toBeNull();
});

test('shows that nobody is left to consent, before the request and while it’s pending', async () => {
  answers['count-consent-reviewers'] = { reviewers: 0 };
  const { user, next } = open(ready(stored()), 'open-house', 'super_admin');
  expect(listCalls('count-consent-reviewers')).toEqual([]);
  await user.click(screen.getByRole('switch', { name: 'Approval required' }));
  await user.click(button('Publish'));
  const dialog = screen.getByRole('dialog', { name: 'Publish Open House?' });
  expect(await within(dialog).findByText(templateErrors['no-consent-reviewer'].sentence)).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Invite a teammate' })).toHaveAttribute(
    'href',
    routePaths.members,
  );
  expect(within(dialog).getByRole('button', { name: 'Ask for consent' })).toBeDisabled();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  next(ready(waiting('mona')));
  expect(await screen.findByText(templateErrors['no-consent-reviewer'].sentence)).toBeVisible();
});

test('shows no such warning while a reviewer is available', async () => {
  open(ready(waiting('mona')));
  await waitFor(() => expect(listCalls('count-consent-reviewers')).toEqual([{ id: 'open-house' }]));
  expect(screen.queryByText(templateErrors['no-consent-reviewer'].sentence)).toBeNull();
});

test('restoring a template retired without approval needs no new consent', async () => {
  const unreviewed = { ...content, approval_required: false };
  const { user } = open(ready(stored({ template: template({ status: 'retired' }), content: unreviewed })));
  await user.click(button('Publish'));
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' })).toBeEnabled();
});

test('shows marketing why it was declined', () => {
  const declined = {
    at: new Date(2026, 10, 20, 15, 42),
    by_user_id: 'ines',
    by_name: 'Ines',
    reason: 'Keep the review.',
  };
  open(ready(stored({ declined })));
  expect(screen.getByText(/^Ines declined to publish this version on Nov 20, 2026/)).toBeVisible();
  expect(screen.getByText('Keep the review.')).toBeVisible();
});

test('merges what someone else saves, and conflicts with input', async () => {
  const { user, next, enter } = open();
  next(ready(stored({ revision: 4, content: { ...content, name: 'Theirs' } })));
  expect(field(/^Name/)).toHaveValue('Theirs');
  await enter(/^Name/, ' and mine');
  next(ready(stored({ revision: 5, content: { ...content, name: 'Theirs again' } })));
  expect(field(/^Name/)).toHaveValue('Theirs and mine');
  expect(screen.getByText('Someone else saved this template while you were editing')).toBeVisible();
  await user.click(button('Keep mine'));
  expect(screen.queryByText(/saved this template while you were editing/)).toBeNull();
  await user.click(button('Save'));
  await waitFor(() =>
    expect(listCalls('save-template')).toMatchObject([{ revision: 5, content: { name: 'Theirs and mine' } }]),
  );
});

test('shows a conflict found by the server, where theirs can be loaded', async () => {
  const { user, next } = open();
  await user.type(field(/^Name/), '!');
  answers['save-template'] = refused('aborted', templateErrors['template-changed'].sentence);
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(templateErrors['template-changed'].sentence);
  next(ready(stored({ revision: 4, content: { ...content, name: 'Theirs' } })));
  await user.click(button('Load theirs'));
  expect(field(/^Name/)).toHaveValue('Theirs');
  expect(button('Save')).toBeDisabled();
});

test('asks before leaving with changes', async () => {
  const { user } = open();
  await user.type(field(/^Name/), '!');
  await user.click(screen.getByRole('link', { name: 'All Templates' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeVisible();
});

test('offline: keeps the input', async () => {
  const { user } = open();
  await user.type(field(/^Name/), '!');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers['save-template'] = new FunctionsError('internal', 'internal');
  await user.click(button('Save'));
  expect(await screen.findByText(/^You’re offline\./)).toBeVisible();
  expect(field(/^Name/)).toHaveValue('Open House!');
});

test('shows loading, failed, missing, and no permission', async () => {
  const { user, next } = open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading template' })).toBeVisible();
  const retry = vi.fn();
  next(failed('unavailable', retry));
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
  next(ready(undefined));
  expect(screen.getByText('Template not found')).toBeVisible();
});

test('an officer gets Access Denied', () => {
  vi.mocked(useStoredTemplate).mockClear();
  open(undefined, 'open-house', 'officer');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(useStoredTemplate).not.toHaveBeenCalled();
});
