import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { paths } from '@brokerage/domain/paths';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { storeRecord } from '../../../testing/localFirestore.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { CompanyPage } from '../CompanyPage.tsx';
import { sampleSettings } from './sampleSettings.ts';

/** Stores Larkfield's settings in the records where they belong. */
export function storeSettings(settings: CompanySettings): void {
  const {
    administrators_need_second_factor,
    extra_roles,
    password_min_length,
    assignment,
    applicant_mails,
    ...company
  } = settings;
  storeRecord(paths.securitySettings('larkfield'), {
    administrators_need_second_factor,
    extra_roles,
    password_min_length,
  });
  storeRecord(paths.applicationSettings('larkfield'), { assignment, applicant_mails });
  storeRecord(paths.tenant('larkfield'), company);
}

/** Renders the page as a member with or without a second factor in the session. */
export function renderCompanyPage({ role = 'super_admin', hasSecondFactor = false } = {}) {
  const claims = hasSecondFactor ? { firebase: { sign_in_second_factor: 'totp' } } : {};
  const session = memberSession({ role }, { uid: 'helen' }, claims);
  const page = (
    <main>
      <Link to="/officer-portal?tab=settings">Settings</Link>
      <CompanyPage />
    </main>
  );
  const routes = [
    { path: '/officer-portal/company', element: page },
    { path: '/officer-portal', element: <p>The dashboard</p> },
  ];
  const { router } = renderInPortal(routes, { session, address: '/officer-portal/company' });
  return { user: userEvent.setup(), router };
}

/** Renders the page and waits until its form has these settings. */
export async function openCompanyPage(
  settings = sampleSettings,
  member?: Parameters<typeof renderCompanyPage>[0],
) {
  storeSettings(settings);
  const opened = renderCompanyPage(member);
  await screen.findByLabelText(/^Company name/);
  return opened;
}
