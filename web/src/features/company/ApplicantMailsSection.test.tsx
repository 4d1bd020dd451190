import {
  type ApplicantMails,
  DEFAULT_APPLICANT_MAILS,
} from '@brokerage/domain/submission/mails/applicantMails';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ApplicantMailsSection } from './ApplicantMailsSection.tsx';

const tenant = {
  company_name: 'Larkfield',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  nmls_id: '1992001',
  licence_lines: ['New Jersey: sample license'],
};
const onChange = vi.fn();
const onBlur = vi.fn();

function Section({ errors }: { errors: Record<string, string> }) {
  const [mails, setMails] = useState(DEFAULT_APPLICANT_MAILS);
  return (
    <ApplicantMailsSection
      mails={mails}
      tenant={tenant}
      onChange={(next) => {
        onChange(next);
        setMails(next);
      }}
      onBlur={onBlur}
      getError={(field) => errors[field]}
    />
  );
}
const open = (errors: Record<string, string> = {}) => {
  render(<Section errors={errors} />);
  return userEvent.setup();
};
const lastMails = () => onChange.mock.lastCall?.[0] as ApplicantMails;

test('all mails start off, and there are none about a denial or an incomplete application', () => {
  open();
  const switches = screen.getAllByRole('switch');
  expect(switches.map((one) => one.closest('label')?.textContent)).toEqual([
    'In progress',
    'Approved',
    'Withdrawn',
  ]);
  for (const one of switches) expect(one).not.toBeChecked();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an enabled mail can be edited next to its preview, with the fixed text', async () => {
  const user = open();
  await user.click(screen.getByRole('switch', { name: 'Approved' }));
  const subject = screen.getByLabelText('Subject of “Approved”');
  await user.clear(subject);
  await user.type(subject, 'About {{reference}');
  await user.tab();
  expect(onBlur).toHaveBeenCalledWith('applicant_mails.approved.subject');
  expect(lastMails().approved).toMatchObject({ is_on: true, subject: 'About {reference}' });
  expect(lastMails().withdrawn).toEqual(DEFAULT_APPLICANT_MAILS.withdrawn);
  const preview = within(screen.getByRole('region', { name: 'Preview of “Approved”' }));
  expect(preview.getByText('About PA-7K3Q-9F2M')).toBeVisible();
  expect(
    preview.getByText(/It isn’t a credit decision, a loan approval or a commitment to lend/),
  ).toBeVisible();
  expect(preview.getByText(/Larkfield, NMLS #1992001/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Approved' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows errors at the field, even for a mail that is turned off', () => {
  open({ 'applicant_mails.withdrawn.text': '{first_name} isn’t available.' });
  expect(screen.getByLabelText('Text of “Withdrawn”')).toHaveAccessibleDescription(
    '{first_name} isn’t available.',
  );
});
