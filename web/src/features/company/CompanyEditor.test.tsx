import { DEFAULT_APPLICANT_MAILS } from '@brokerage/domain/application/applicantMails';
import { DEFAULT_ASSIGNMENT_RULE } from '@brokerage/domain/application/assignmentRule';
import { DEFAULT_APPLY_RULES } from '@brokerage/domain/company/applyRules';
import { DEFAULT_BRAND } from '@brokerage/domain/company/companyBrand';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { NO_SOCIAL_LINKS } from '@brokerage/domain/company/socialLinks';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { CompanyEditor } from './CompanyEditor.tsx';

vi.mock('../../ui/forms/LeaveGuard.tsx', () => ({ LeaveGuard: () => null }));
vi.mock('./SecondFactorRule.tsx', () => ({ SecondFactorRule: () => null }));

const stored: CompanySettings = {
  company_name: 'Larkfield',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  hours: 'Mon-Fri 9AM-6PM',
  mailbox: 'hello@larkfield.example',
  brand: DEFAULT_BRAND,
  social_links: NO_SOCIAL_LINKS,
  disclosure: '',
  apply_rules: DEFAULT_APPLY_RULES,
  look: DEFAULT_LOOK,
  mark_url: '',
  office_schedule: DEFAULT_OFFICE_SCHEDULE,
  licence_lines: [],
  administrators_need_second_factor: false,
  extra_roles: [],
  password_min_length: 6,
  assignment: DEFAULT_ASSIGNMENT_RULE,
  applicant_mails: DEFAULT_APPLICANT_MAILS,
};
const tree = (now: CompanySettings) => (
  <NotifyProvider>
    <CompanyEditor stored={now} />
  </NotifyProvider>
);

test('what somebody else saves meanwhile appears; where both typed it is said, and theirs can be taken', async () => {
  const user = userEvent.setup();
  const { rerender } = render(tree(stored));
  await user.type(screen.getByLabelText(/^Hours/), ' or later');
  rerender(tree({ ...stored, hours: 'Mon-Sat', company_name: 'Larkfield Loans' }));
  expect(screen.getByLabelText(/^Company name/)).toHaveValue('Larkfield Loans');
  expect(screen.getByLabelText(/^Hours/)).toHaveValue('Mon-Fri 9AM-6PM or later');
  const notice = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent.includes('is now'));
  expect(notice()).toHaveTextContent('Hours is now: Mon-Sat');
  await user.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(screen.getByLabelText(/^Hours/)).toHaveValue('Mon-Sat');
  expect(notice()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
