import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { memberSession, renderInPortal } from '../../testing/renderInPortal.tsx';
import { DashboardPage } from './DashboardPage.tsx';

vi.mock('./PdfToolsTab.tsx', () => ({ PdfToolsTab: () => <p>The tools</p> }));

function open(role: string, creationTime?: string, from = '/officer-portal') {
  const session = memberSession(
    { role },
    {
      uid: 'ana',
      email: 'ana@larkfield.example',
      metadata: creationTime === undefined ? {} : { creationTime },
    },
  );
  renderInPortal(
    <Routes>
      <Route
        path="/officer-portal"
        element={
          <DashboardPage
            waiting={<p>What waits</p>}
            submissions={<p>The submissions</p>}
            recentFlyers={null}
            security={<p>The second factor</p>}
          />
        }
      />
      <Route path="*" element={<Link to="/officer-portal">Back</Link>} />
    </Routes>,
    { session, address: from },
  );
  return userEvent.setup();
}
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const account = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const cards = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const panels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const OWN = [
  ['Profile Settings', '/officer-portal/profile'],
  ['Realtor Management', '/officer-portal/realtors'],
  ['Email Signature', '/officer-portal/signature'],
  ['Notifications', '/officer-portal/notifications'],
];

test('an officer starts at Settings, with the account and four pages, without Submissions', async () => {
  const user = open('officer', '2025-03-05T15:00:00Z');
  expect(tabs()).toEqual(['PDF Tools', 'Settings', 'Security']);
  expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  expect(account()).toEqual([
    ['Email', 'ana@larkfield.example'],
    ['Role', 'Loan Officer'],
    ['Account created', 'Mar 5, 2025'],
  ]);
  expect(cards()).toEqual(OWN);
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  expect(screen.getByText('The second factor')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'PDF Tools' }));
  expect(screen.getByText('The tools')).toBeVisible();
});

test('an administrator also has Submissions, and an unknown creation date is N/A', async () => {
  const user = open('super_admin');
  expect(tabs()).toEqual(['Submissions', 'PDF Tools', 'Settings', 'Security']);
  expect(account().slice(1)).toEqual([
    ['Role', 'Administrator'],
    ['Access', 'Super administrator'],
    ['Account created', 'N/A'],
  ]);
  expect(cards().slice(0, OWN.length)).toEqual(OWN);
  expect(panels()).toEqual(['Account Information', 'You', 'Team', 'Company and website', 'Operations']);
  await user.click(screen.getByRole('tab', { name: 'Submissions' }));
  expect(await screen.findByText('The submissions')).toBeVisible();
});

test('returning from another page focuses the heading; a pressed tab keeps the focus', async () => {
  const user = open('officer', undefined, '/officer-portal/people');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'PDF Tools' }));
  expect(screen.getByRole('tab', { name: 'PDF Tools' })).toHaveFocus();
});
