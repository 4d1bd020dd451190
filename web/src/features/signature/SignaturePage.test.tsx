import { type Tenant, tenantSchema } from '@brokerage/domain/company/tenant';
import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { SIGNATURE_DEFAULTS, type SignatureSettings } from '@brokerage/domain/signature/signature';
import { storedSignatureSchema } from '@brokerage/domain/signature/storedSignature';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { LinkPickerContext, type LinkPickerProps } from '../../lib/contexts/linkPickerContext.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { useHolderLicenses } from '../../lib/live-data/records/useHolderLicenses.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { expectLogged } from '../../testing/expectLogged.ts';
import { failed } from '../../testing/failed.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { SignaturePage } from './SignaturePage.tsx';
import { useSaveSignature } from './useSaveSignature.ts';

// dnd-kit needs them as soon as it loads, and jsdom doesn't have them.
vi.hoisted(() => {
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
});
vi.mock('../../lib/live-data/useDocument.ts', () => ({ useDocument: vi.fn() }));
vi.mock('./useSaveSignature.ts', () => ({ useSaveSignature: vi.fn() }));
vi.mock('../../lib/live-data/records/useTenant.ts', () => ({ useTenant: vi.fn() }));
vi.mock('../../lib/live-data/records/useHolderLicenses.ts', () => ({ useHolderLicenses: vi.fn() }));
vi.mock('../../lib/directory/useDirectory.ts', () => ({ useDirectory: vi.fn() }));

const member: Member = {
  user_id: 'daniel',
  tenant_id: 'larkfield',
  role: 'officer',
  name: 'Daniel Okafor',
  email: 'daniel@larkfield.example',
  phone: '+1 973-555-0102',
  title: '',
  nmls_id: '1900102',
  headshot_url: '',
  status: 'active',
  branch_id: null,
  officer_id: 'daniel-okafor',
  links_forward_to: null,
  sessions_valid_after: 0,
  password_sessions_valid_after: 0,
  audit_head: null,
};
const company = tenantSchema.parse({
  id: 'larkfield',
  company_name: 'Larkfield',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  hours: 'Mon-Fri',
  hosts: ['www.larkfield.example'],
  licence_lines: ['Licensed in New Jersey'],
});
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, stale: false });
const NO_LICENSES = ready({ items: [], unreadable: 0 });
const save = vi.fn<(settings: SignatureSettings) => Promise<void>>();

beforeEach(() => {
  save.mockReset().mockResolvedValue();
  vi.mocked(useSaveSignature).mockReturnValue(save);
  vi.mocked(useTenant).mockReturnValue(ready<Tenant | undefined>(company));
  vi.mocked(useHolderLicenses).mockReturnValue(NO_LICENSES);
  vi.mocked(useDirectory).mockReturnValue({ status: 'loading' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

/** The real one, provided by `app`, opens Firestore. */
const linkPicker = ({ purpose, onPick, onClose }: LinkPickerProps) => (
  <>
    <button type="button" onClick={() => onPick('http://go.example/shared/abCD23efGH45')}>
      Pick for {purpose}
    </button>
    <button type="button" onClick={onClose}>
      Close
    </button>
  </>
);

async function open(live: Live<SignatureSettings | undefined> = ready(SIGNATURE_DEFAULTS), profile = member) {
  vi.mocked(useDocument).mockReturnValue(live);
  const session = memberSession(profile, { uid: 'daniel', email: 'daniel@larkfield.example' });
  const router = createMemoryRouter(
    [
      {
        path: '/officer-portal/signature',
        element: (
          <main>
            <Link to="/officer-portal">Settings</Link>
            <SignaturePage />
          </main>
        ),
      },
      { path: '/officer-portal', element: <p>The dashboard</p> },
    ],
    { initialEntries: ['/officer-portal/signature'] },
  );
  // A new element each time, because the page itself has to render again.
  const tree = () => (
    <SessionContext value={{ ...session }}>
      <NotifyProvider>
        <LinkPickerContext value={linkPicker}>
          <RouterProvider router={router} />
        </LinkPickerContext>
      </NotifyProvider>
    </SessionContext>
  );
  // Before the stub below: user-event installs its own clipboard.
  const user = userEvent.setup();
  const { rerender } = render(tree());
  await screen.findByRole('main');
  return {
    user,
    next: async (state: Live<SignatureSettings>) => {
      vi.mocked(useDocument).mockReturnValue(state);
      rerender(tree());
      await screen.findByRole('main');
    },
  };
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const tab = (name: string) => screen.getByRole('tab', { name });
const order = () =>
  within(screen.getByRole('list', { name: 'Fields in order' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button')?.getAttribute('aria-label')?.replace('Drag ', ''));
const preview = () => {
  const message = screen.getByRole('group', { name: 'Signature preview' }).shadowRoot?.querySelector('div');
  if (!message) throw new Error('No preview');
  return message;
};

test('a first visit shows defaults, the profile in fields and preview, and nothing to save', async () => {
  await open();
  expect(useDocument).toHaveBeenCalledWith(
    paths.emailSignatures.one('larkfield', 'daniel'),
    storedSignatureSchema,
  );
  const fields = ['Name', 'Job title', 'Phone', 'Email', 'Website', 'Address', 'NMLS number', 'Social media'];
  expect(order()).toEqual(fields);
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items.slice(0, 5)).toEqual([
    'NameDaniel Okafor',
    'Job titleLoan Officer',
    'Phone(973) 555-0102',
    'Emaildaniel@larkfield.example',
    'WebsiteEmpty (hidden)',
  ]);
  expect(preview().textContent).toContain(
    'Company NMLS #1992001. Licenses: nmlsconsumeraccess.org. Licensed in New Jersey. Equal Housing Opportunity.',
  );
  expect(button('Save')).toBeDisabled();
  expect(screen.getByText('All changes saved')).toBeVisible();
  expect(screen.getByText(/Your profile has no photo or job title yet/)).toBeVisible();
  const [note] = screen.getAllByRole('note');
  expect(note && within(note).getByRole('link', { name: 'Profile Settings' })).toHaveAttribute(
    'href',
    '/officer-portal/profile',
  );
});

const branch = { id: 'clifton', address: '1 Branch Road, Clifton, NJ 07013' };
const listed = {
  status: 'ready',
  directory: {
    branches: [branch],
    officers: [{ id: 'daniel-okafor', nmls: '1900102', branchId: 'clifton' }],
  },
} as never;

test('before the first save, the company’s website and branch are filled in and can be removed', async () => {
  vi.mocked(useDirectory).mockReturnValue(listed);
  const { user } = await open(ready<SignatureSettings | undefined>(undefined));
  expect(field('Website')).toHaveValue(sampleCompany.website);
  expect(field('Address')).toHaveValue(branch.address);
  expect(preview().textContent?.replaceAll('\u00a0', ' ')).toContain(branch.address);
  expect(button('Save')).toBeDisabled();
  await user.clear(field('Address'));
  await user.click(button('Save'));
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ website_url: sampleCompany.website, address: '' }),
  );
});

test('an unlisted officer has the head office’s address', async () => {
  vi.mocked(useDirectory).mockReturnValue(listed);
  await open(ready<SignatureSettings | undefined>(undefined), { ...member, nmls_id: '77' });
  expect(field('Address')).toHaveValue(sampleCompany.address);
});

test('a saved signature keeps its blanks, and offers the company’s values', async () => {
  vi.mocked(useDirectory).mockReturnValue(listed);
  const { user } = await open();
  expect(field('Website')).toHaveValue('');
  await user.click(button(`Use ${branch.address}`));
  expect(field('Address')).toHaveValue(branch.address);
  expect(screen.queryByRole('button', { name: `Use ${branch.address}` })).toBeNull();
  await user.click(button('Use larkfield.example'));
  expect(field('Website')).toHaveValue(sampleCompany.website);
});

test('a member without a phone number has the company’s', async () => {
  await open(ready(SIGNATURE_DEFAULTS), { ...member, phone: '' });
  expect(preview().querySelector('a[href="tel:+19735550192"]')).toHaveTextContent('(973) 555-0192');
  expect(screen.getByText(/For now, your signature has your company’s phone number/)).toBeVisible();
});

test('moves fields by button, keeps the focus, updates the preview, and saves', async () => {
  const { user } = await open();
  await user.click(button('Move Email up'));
  expect(order().slice(2, 4)).toEqual(['Email', 'Phone']);
  expect(button('Move Email up')).toHaveFocus();
  expect(screen.getByText('Email moved to position 3 of 8')).toBeInTheDocument();
  await user.keyboard('{Enter}{Enter}');
  expect(order()[0]).toBe('Email');
  expect(button('Move Email up')).toBeDisabled();
  expect(button('Move Email down')).toHaveFocus();
  const text = preview().querySelector('[data-signature]')?.textContent ?? '';
  expect(text.indexOf('daniel@larkfield.example')).toBeLessThan(text.indexOf('Daniel Okafor'));
  await user.click(button('Save'));
  expect(save).toHaveBeenCalledWith({
    ...SIGNATURE_DEFAULTS,
    field_order: ['email', 'name', 'title', 'phone', 'website', 'address', 'nmls', 'social'],
  });
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(button('Save')).toBeDisabled();
});

test('completes addresses on blur, rejects forbidden ones, and opens the tab with the error', async () => {
  const { user } = await open();
  await user.click(tab('Social Media'));
  await user.type(field('LinkedIn'), 'linkedin.com/in/daniel');
  await user.tab();
  expect(field('LinkedIn')).toHaveValue('https://linkedin.com/in/daniel');
  expect(preview().querySelector('a[href="https://linkedin.com/in/daniel"] img')).not.toBeNull();
  await user.type(field('Facebook'), 'javascript:alert(1)');
  await user.tab();
  expect(field('Facebook')).toHaveAccessibleDescription(/Use a web address that starts with https/);
  await user.click(tab('Design'));
  await user.click(button('Save'));
  expect(tab('Social Media')).toHaveAttribute('aria-selected', 'true');
  expect(field('Facebook')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  expect(preview().querySelectorAll('a[href^="javascript"]')).toHaveLength(0);
});

test('changes http:// to https:// with a note, and Enter saves before blur', async () => {
  const { user } = await open();
  await user.type(field('Website'), 'http://x.example/me');
  await user.tab();
  expect(field('Website')).toHaveValue('https://x.example/me');
  expect(field('Website')).toHaveAccessibleDescription(/^Changed from http:\/\/ to https:\/\//);
  expect(preview().querySelector('a[href="https://x.example/me"]')).not.toBeNull();
  await user.clear(field('Website'));
  expect(field('Website')).toHaveAccessibleDescription(/^Leave it blank/);
  await user.type(field('Website'), 'www.x.example{Enter}');
  expect(save).toHaveBeenCalledExactlyOnceWith({
    ...SIGNATURE_DEFAULTS,
    website_url: 'https://www.x.example',
  });
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(field('Website')).toHaveValue('https://www.x.example');
});

test('selects a tracked link for a button', async () => {
  const { user } = await open();
  await user.click(tab('Action Buttons'));
  await user.click(screen.getByRole('switch', { name: 'Show action buttons' }));
  expect(field('Apply Now')).toHaveAccessibleDescription(/^Looking for you in the public directory/);
  await user.click(button('Use one of my tracked links: Book A Call'));
  await user.click(button('Pick for Book A Call'));
  expect(screen.queryByRole('button', { name: 'Pick for Book A Call' })).toBeNull();
  expect(field('Book A Call')).toHaveValue('https://go.example/shared/abCD23efGH45');
  expect(preview().querySelector('a[href="https://go.example/shared/abCD23efGH45"]')).toHaveTextContent(
    'Book A Call',
  );
  await user.click(button('Use one of my tracked links: Apply Now'));
  await user.click(button('Close'));
  expect(field('Apply Now')).toHaveValue('');
});

test('keeps measures within their bounds, and validates colors', async () => {
  const { user } = await open();
  await user.click(tab('Design'));
  await user.clear(field('Photo size'));
  await user.type(field('Photo size'), '500');
  expect(field('Photo size')).toBeInvalid();
  await user.tab();
  expect(field('Photo size')).toHaveValue('150');
  fireEvent.change(screen.getByRole('slider', { name: 'Logo height' }), { target: { value: '200' } });
  expect(field('Logo height')).toHaveValue('200');
  await user.clear(field('Accent color'));
  await user.type(field('Accent color'), 'FFE08A');
  expect(field('Accent color')).toHaveValue('#ffe08a');
  expect(field('Accent color')).toHaveAccessibleDescription(/Too light to read/);
  await user.clear(field('Text color'));
  await user.type(field('Text color'), 'red');
  expect(field('Text color')).toBeInvalid();
  await user.tab();
  expect(field('Text color')).toHaveValue('#333333');
  await user.click(screen.getByRole('radio', { name: /Banner/ }));
  await user.click(button('Save'));
  expect(save).toHaveBeenCalledWith({
    ...SIGNATURE_DEFAULTS,
    photo_size: 150,
    logo_size: 200,
    accent_color: '#ffe08a',
    layout_style: 'banner',
  });
  await user.click(button('Use the standard design'));
  await user.click(button('Save'));
  expect(save).toHaveBeenLastCalledWith(SIGNATURE_DEFAULTS);
});

test('action buttons use the officer’s own application link, or a given address', async () => {
  vi.mocked(useDirectory).mockReturnValue({
    status: 'ready',
    directory: { branches: [], officers: [{ id: 'daniel-okafor', nmls: '1900102' } as never] },
  });
  const { user } = await open();
  await user.click(tab('Action Buttons'));
  await user.click(screen.getByRole('switch', { name: 'Show action buttons' }));
  const own = `${window.location.origin}/pre-approval?lo=daniel-okafor`;
  expect(preview().querySelector(`a[href="${own}"]`)).toHaveTextContent('Apply Now');
  await user.type(field('Apply Now'), 'https://go.example/a');
  await user.type(field('Book A Call'), 'tel:+19735550102');
  const links = [...preview().querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]);
  expect(links.slice(-3, -1)).toEqual([
    ['Apply Now', 'https://go.example/a'],
    ['Book A Call', 'tel:+19735550102'],
  ]);
});

test('layouts are chosen outside the tabs, in the company’s color', async () => {
  vi.mocked(useTenant).mockReturnValue(
    ready<Tenant | undefined>({ ...company, look: { primary: '#1b4069', accent: '#f4a48c' } }),
  );
  const { user } = await open();
  expect(screen.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Compact' })).toHaveAccessibleDescription(/for replies/);
  expect(preview().querySelector('td[bgcolor]')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Banner' }));
  expect(preview().querySelector('td[bgcolor="#1b4069"]')).toHaveTextContent('Larkfield');
  await user.click(button('Cancel'));
  expect(screen.getByRole('radio', { name: 'Horizontal' })).toBeChecked();
});

test('dark and phone only affect the preview', async () => {
  const { user } = await open();
  preview();
  await user.click(button('Dark'));
  expect(screen.getByText(/lighten dark text/)).toBeVisible();
  expect(preview().style.backgroundColor).toBe('rgb(31, 31, 31)');
  await user.click(button('Phone'));
  expect(button('Phone')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Save')).toBeDisabled();
});

test('a failed save shows a message and keeps everything', async () => {
  const { user } = await open();
  await user.type(field('Tagline'), 'Hello');
  save.mockRejectedValueOnce(Object.assign(new Error('Missing permissions'), { code: 'permission-denied' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Failed to save signature settings')).toBeVisible();
  expect(screen.getByText(/Your changes are still here\./)).toBeVisible();
  expectLogged(['Error saving signature settings', 'permission-denied']);
  expect(field('Tagline')).toHaveValue('Hello');
  expect(button('Save')).toBeEnabled();
  await user.click(button('Cancel'));
  expect(field('Tagline')).toHaveValue('');
});

test('merges changes made elsewhere, and shows conflicts with the choice of theirs', async () => {
  const { user, next } = await open();
  await user.type(field('Tagline'), 'Mine');
  await user.click(button('Move Email up'));
  await next(ready({ ...SIGNATURE_DEFAULTS, tagline: 'Elsewhere', address: '1 Branch Road' }));
  expect(field('Address')).toHaveValue('1 Branch Road');
  expect(field('Tagline')).toHaveValue('Mine');
  const [notice] = screen.getAllByRole('status').filter(({ textContent }) => textContent.includes('Tagline'));
  expect(notice).toHaveTextContent(
    /^Your signature was changed somewhere else.*TaglineYoursMineKeep mineThe other versionElsewhere/,
  );
  await user.click(button('Use the other version: Tagline'));
  expect(field('Tagline')).toHaveValue('Elsewhere');
  expect(screen.queryByText('Your signature was changed somewhere else')).toBeNull();
  expect(order().slice(2, 4)).toEqual(['Email', 'Phone']);
  await user.click(button('Save'));
  expect(save).toHaveBeenCalledExactlyOnceWith({
    ...SIGNATURE_DEFAULTS,
    tagline: 'Elsewhere',
    address: '1 Branch Road',
    field_order: ['name', 'title', 'email', 'phone', 'website', 'address', 'nmls', 'social'],
  });
});

test('asks before leaving with changes', async () => {
  const { user } = await open();
  await user.type(field('Tagline'), 'Mine');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay' }));
  expect(field('Tagline')).toHaveValue('Mine');
});

class Item {
  readonly data: Record<string, Blob>;
  constructor(data: Record<string, Blob>) {
    this.data = data;
  }
}
const clipboard = (write: (items: Item[]) => Promise<void>, writeText = vi.fn()) => {
  vi.stubGlobal('ClipboardItem', Item);
  Object.defineProperty(navigator, 'clipboard', { value: { write, writeText }, configurable: true });
};

test('Copy HTML for Email copies rich and plain text', async () => {
  const written: Item[] = [];
  const { user } = await open();
  clipboard((items) => Promise.resolve(void written.push(...items)));
  await user.click(button('Copy HTML for Email'));
  expect(await screen.findByText('Copied!')).toBeVisible();
  const texts = Object.fromEntries(
    await Promise.all(
      Object.entries(written[0]?.data ?? {}).map(async ([type, blob]) => [type, await textOf(blob)] as const),
    ),
  );
  expect(texts['text/html']).toMatch(/^<table .*Daniel Okafor.*<\/table>$/);
  expect(texts['text/plain']).toMatch(/^Daniel Okafor\nLoan Officer\nLarkfield\n/);
});

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

test('without a clipboard, shows the selected source', async () => {
  const { user } = await open();
  clipboard(() => Promise.reject(new Error('NotAllowedError')));
  await user.click(button('Copy HTML for Email'));
  expect(await screen.findByText('Failed to copy to clipboard')).toBeVisible();
  const source = within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'HTML',
  });
  expect(source.value).toMatch(/^<table /);
  expect([source.selectionStart, source.selectionEnd]).toEqual([0, source.value.length]);
});

test('too long for Gmail: shows a message and doesn’t copy', async () => {
  const page = `https://x.example/${'&'.repeat(182)}`;
  const long = Object.fromEntries(
    ['linkedin_url', 'facebook_url', 'twitter_url', 'instagram_url', 'youtube_url', 'website_url'].map(
      (key) => [key, page],
    ),
  );
  const words = '&'.repeat(150);
  await open(ready({ ...SIGNATURE_DEFAULTS, ...long, address: words, tagline: words.slice(0, 120) }));
  expect(screen.getByText(/of 10,000 characters\. That’s too long for Gmail/)).toBeVisible();
  expect(button('Copy HTML for Email')).toBeDisabled();
});

test('shows loading, failure with Retry, and a photo that mail doesn’t show', async () => {
  const { user, next } = await open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading your signature' })).toBeVisible();
  const retry = vi.fn();
  await next(failed('unavailable', retry));
  expect(screen.getByRole('heading', { name: 'Failed to load signature data' })).toBeVisible();
  // One on the page and one in the toast.
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Failed to load signature data'),
    expect.stringContaining('Failed to load signature data'),
  ]);
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
});

test('warns about a photo that mail programs don’t show', async () => {
  await open(ready(SIGNATURE_DEFAULTS), {
    ...member,
    headshot_url: 'https://x.example/me.webp',
    nmls_id: '',
  });
  expect(screen.getByText(/Your photo is left out/)).toBeVisible();
  expect(screen.getByText(/Your profile has no NMLS number or job title yet/)).toBeVisible();
});
