import { applyRulesSchema, DEFAULT_APPLY_RULES } from '@brokerage/domain/company/applyRules';
import { NO_SOCIAL_LINKS, socialLinksSchema } from '@brokerage/domain/company/socialLinks';
import type { License } from '@brokerage/domain/license/license';
import { sampleLicense } from '@brokerage/domain/license/testing/sampleLicense';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHolderLicenses } from '../../lib/live-data/records/useHolderLicenses.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { firstMessages } from '../../ui/forms/firstMessages.ts';
import { ApplyRulesSection } from './ApplyRulesSection.tsx';
import { PublicNotesSection } from './PublicNotesSection.tsx';

vi.mock('../../lib/live-data/records/useHolderLicenses.ts', () => ({ useHolderLicenses: vi.fn() }));
vi.mock('../../lib/session/useSession.ts', () => ({ useSignedIn: vi.fn() }));

const license = (state: string, expires_on = '2099-12-31') => sampleLicense({ state, expires_on });
const record = (...items: License[]) =>
  vi
    .mocked(useHolderLicenses)
    .mockReturnValue({ status: 'ready', data: { items, unreadable: 0 }, stale: false });

beforeEach(() => {
  vi.mocked(useSignedIn).mockReturnValue({ member: { tenant_id: 'larkfield' } } as never);
  record();
});

const changed = vi.fn();
const last = () => changed.mock.lastCall?.[0] as unknown;

function Notes() {
  const [values, setValues] = useState({ social_links: NO_SOCIAL_LINKS, disclosure: '' });
  const errors = firstMessages(socialLinksSchema.safeParse(values.social_links).error?.issues ?? []);
  changed(values);
  return (
    <PublicNotesSection
      values={values}
      onChange={(part) => setValues((before) => ({ ...before, ...part }))}
      onBlur={() => undefined}
      getError={(field) => errors[field.replace('social_links.', '')]}
    />
  );
}

function Rules() {
  const [rules, setRules] = useState(DEFAULT_APPLY_RULES);
  const errors = firstMessages(applyRulesSchema.safeParse(rules).error?.issues ?? []);
  changed(rules);
  return (
    <ApplyRulesSection
      rules={rules}
      onChange={setRules}
      onBlur={() => undefined}
      getError={(field) => errors[field.replace('apply_rules.', '')]}
    />
  );
}

test('completes addresses, and rejects those of another site at the field', async () => {
  const user = userEvent.setup();
  render(<Notes />);
  await user.type(screen.getByLabelText('LinkedIn'), 'linkedin.com/company/larkfield');
  await user.type(screen.getByLabelText('Facebook'), 'https://example.com/larkfield');
  await user.type(screen.getByLabelText('Disclosure'), 'Not for Texas.');
  expect(screen.getByLabelText('Facebook')).toHaveAccessibleDescription(/your Facebook page/);
  expect(screen.getByLabelText('LinkedIn')).toBeValid();
  expect(last()).toMatchObject({
    social_links: { linkedin: 'https://linkedin.com/company/larkfield' },
    disclosure: 'Not for Texas.',
  });
});

test('applications can be limited to states, and paused with a note', async () => {
  const user = userEvent.setup();
  render(<Rules />);
  expect(screen.queryByLabelText('Note to visitors')).toBeNull();
  await user.click(screen.getByLabelText('States you take applications for'));
  await user.click(screen.getByRole('option', { name: 'New Jersey' }));
  await user.click(screen.getByLabelText('Pause applications on the website'));
  await user.type(screen.getByLabelText('Note to visitors'), 'Back on Monday.');
  expect(last()).toEqual({ is_paused: true, paused_note: 'Back on Monday.', states: ['NJ'] });
});

test('lists states without an active company license next to the accepted states', async () => {
  record(license('NJ'), license('CA', '2020-12-31'));
  const user = userEvent.setup();
  render(<Rules />);
  expect(screen.getByRole('note')).toHaveTextContent(
    'Your website accepts applications for every state. Your recorded company licenses cover New Jersey only.',
  );
  await user.click(screen.getByLabelText('States you take applications for'));
  await user.click(screen.getByRole('option', { name: 'New Jersey' }));
  expect(screen.queryByRole('note')).toBeNull();
  await user.click(screen.getByRole('option', { name: 'California' }));
  await user.click(screen.getByRole('option', { name: 'Texas' }));
  expect(screen.getByRole('note')).toHaveTextContent(
    'There’s no active company license on record for California and Texas. Add them under Licenses, or remove the states here.',
  );
});

test('shows no warning for a company without recorded licenses', () => {
  render(<Rules />);
  expect(screen.queryByRole('note')).toBeNull();
});
