import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openCompanyPage, storeSettings } from './testing/openCompanyPage.tsx';
import { sampleSettings } from './testing/sampleSettings.ts';

const stored = sampleSettings;

test('merges what someone else saves meanwhile, and shows a conflict with the choice of theirs', async () => {
  const { user } = await openCompanyPage();
  await user.type(screen.getByLabelText(/^NMLS number/), '7');
  storeSettings({ ...stored, nmls_id: '1992009', company_name: 'Larkfield Loans' });
  await waitFor(() => expect(screen.getByLabelText(/^Company name/)).toHaveValue('Larkfield Loans'));
  expect(screen.getByLabelText(/^NMLS number/)).toHaveValue('19920017');
  const notice = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent.includes('Someone else'));
  expect(notice()).toHaveTextContent(/NMLS numberYours19920017.*Theirs1992009/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(notice(), 'asks to choose before it saves').toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Use theirs: / }));
  expect(screen.getByLabelText(/^NMLS number/)).toHaveValue('1992009');
  expect(notice()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('each section has a link that moves the focus there and keeps the input', async () => {
  const scroll = vi.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  const { user } = await openCompanyPage();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const links = within(screen.getByLabelText('On this page'));
  expect(links.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    headings,
  );
  const groups = ['Brand and website', 'Applications', 'Compliance', 'Access'];
  expect(
    links.getAllByText((text, element) => element?.tagName === 'P' && groups.includes(text)),
  ).toHaveLength(4);
  await user.type(screen.getByLabelText(/^NMLS number/), '7');
  await user.click(links.getByText('License lines'));
  expect(screen.getByRole('heading', { name: 'License lines' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledOnce();
  expect(screen.getByLabelText(/^NMLS number/)).toHaveValue('19920017');
});
