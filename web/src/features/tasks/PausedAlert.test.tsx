import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { changeCompany, currentCompany, firstCompany } from '../../lib/company/companyStore.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { PausedAlert } from './PausedAlert.tsx';

afterEach(() => changeCompany(firstCompany()));

function open(role: string, isPaused = true) {
  const company = currentCompany();
  changeCompany({ ...company, applyRules: { ...company.applyRules, isPaused } });
  const session = memberSession({ role }, { uid: 'helen', email: 'x@larkfield.example' });
  render(
    <MemoryRouter>
      <SessionContext value={session}>
        <PausedAlert />
      </SessionContext>
    </MemoryRouter>,
  );
}
const words = () => screen.queryByText(/^Online applications are paused/);

test('links members who may change the setting to it', () => {
  open('super_admin');
  expect(words()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change it in Company Settings' })).toHaveAttribute(
    'href',
    '/officer-portal/company#apply-rules',
  );
});

test('informs other administrators without the link', () => {
  open('compliance');
  expect(words()).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['super_admin', false],
  ['officer', true],
])('%s, paused: %s: shows nothing', (role, isPaused) => {
  open(role, isPaused);
  expect(words()).toBeNull();
});
