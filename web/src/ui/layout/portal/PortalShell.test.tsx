import { submissionSchema } from '@brokerage/domain/submission/submission';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandPaletteContext } from '../../../lib/contexts/commandPaletteContext.ts';
import { useInboxListeners } from '../../../lib/live-data/inbox.ts';
import { liveCache } from '../../../lib/live-data/liveCache.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { NotifyProvider } from '../../feedback/NotifyProvider.tsx';
import { PortalTheme } from '../../theme/PortalTheme.tsx';
import { useRecordTitle } from '../head/usePageTitle.ts';
import { PageHeading, PortalPage } from './PortalPage.tsx';
import { PortalShell } from './PortalShell.tsx';
import { TabHeading } from './TabHeading.tsx';

const { company } = vi.hoisted(() => ({
  company: { id: 'larkfield', company_name: 'Larkfield Home Mortgage', hosts: ['localhost:3000'] },
}));
vi.mock('../../../lib/live-data/records/useCompanyOutline.ts', () => ({
  useCompanyOutline: () => ({ status: 'ready', stale: false, data: company }),
}));
vi.mock('../../../lib/live-data/inbox.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/live-data/inbox.ts')>()),
  useInboxListeners: vi.fn(),
}));

const list = <T,>(items: readonly T[]) =>
  ({ status: 'ready', stale: false, data: { items, unreadable: 0 } }) as const;
const submission = (id: string) =>
  submissionSchema.parse({
    id,
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date(0),
    est_value_or_price: null,
    reference_number: 'PA-1',
    lo_assigned_id: null,
  });

/** Mocks a window of that width, for the theme's breakpoints. */
function setWidth(width: number) {
  vi.stubGlobal('matchMedia', (media: string) => {
    const min = Number(/min-width:\s*([\d.]+)px/.exec(media)?.[1] ?? 0);
    const max = Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
    return {
      media,
      matches: /width/.test(media) && width >= min && width <= max,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
      addListener: vi.fn(),
      removeListener: vi.fn(),
    };
  });
}

beforeEach(() => {
  localStorage.clear();
  setWidth(1440);
  vi.mocked(useInboxListeners).mockReturnValue({
    submissions: list([]),
    flyers: list([]),
    leads: list([]),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  company.hosts = [window.location.host];
});

function LoadedRecall() {
  useRecordTitle('Rates on Monday');
  return <Link to={routePaths.flyers}>My Flyers</Link>;
}

interface Opening {
  role?: string;
  withheldRole?: string;
  at?: string;
  signOut?: () => Promise<void>;
  openPalette?: () => void;
}

function open({ role = 'super_admin', withheldRole, at, signOut, openPalette }: Opening = {}) {
  const session = {
    status: 'signed-in',
    user: { uid: 'helen', email: 'helen@larkfield.example' } as never,
    member: {
      tenant_id: 'larkfield',
      role,
      status: 'active',
      name: 'Helen Whitaker',
      officer_id: null,
      headshot_url: '',
    } as never,
    isAdministrator: role !== 'officer',
    signOut: signOut ?? vi.fn(() => Promise.resolve()),
    ...(withheldRole && { withheldRole }),
  } as const;
  const router = createMemoryRouter(
    [
      {
        element: <PortalShell />,
        children: [
          { path: routePaths.officerPortal, element: <TabHeading title="Dashboard tab" /> },
          {
            path: routePaths.flyers,
            element: (
              <PortalPage action="flyers:make" title="My Flyers">
                <PageHeading title="My Flyers">Yours.</PageHeading>
                <Link to={routePaths.audit}>A link of the page</Link>
              </PortalPage>
            ),
          },
          {
            path: routePaths.audit,
            element: (
              <PortalPage action="audit:read" title="Audit Log">
                <PageHeading title="Audit Log">All.</PageHeading>
              </PortalPage>
            ),
          },
          { path: routePaths.editFlyer, element: <p>The editor</p> },
          { path: routePaths.recall, element: <LoadedRecall /> },
        ],
      },
    ],
    { initialEntries: [at ?? routePaths.officerPortal] },
  );
  const tree = (change: object = {}) => (
    <PortalTheme>
      <NotifyProvider>
        <SessionContext value={{ ...session, member: { ...(session.member as object), ...change } as never }}>
          <CommandPaletteContext value={openPalette && { open: openPalette }}>
            <RouterProvider router={router} />
          </CommandPaletteContext>
        </SessionContext>
      </NotifyProvider>
    </PortalTheme>
  );
  const shell = render(tree());
  const changeMember = (change: object) => shell.rerender(tree(change));
  return { user: userEvent.setup(), router, changeMember, ...shell };
}
const navigation = () => screen.getByRole('navigation', { name: 'Portal' });
const linkNames = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the sidebar lists the sections with the pages that the member may open', () => {
  open({ role: 'officer' });
  expect(linkNames(navigation())).toEqual([
    'Larkfield Home MortgageOfficer Portal',
    'My Leads',
    'PDF Tools',
    'Browse Templates',
    'My Flyers',
    'Links & QR Codes',
    'Link Analytics',
    'Settings',
    'Profile Settings',
    'Realtor Management',
    'Email Signature',
    'Notifications',
    'Security',
  ]);
});

test('the navigation counts pending work, without a zero', () => {
  vi.mocked(useInboxListeners).mockReturnValue({
    submissions: list([submission('a'), submission('b')]),
    flyers: list([]),
    leads: list([]),
  });
  open();
  expect(within(navigation()).getByRole('link', { name: 'Submissions (2 new)' })).toBeVisible();
  expect(within(navigation()).getByRole('link', { name: 'Approval Queue' })).toBeVisible();
});

test('counts an officer’s new leads on their page', () => {
  vi.mocked(useInboxListeners).mockReturnValue({
    submissions: list([]),
    flyers: list([]),
    leads: list(Array.from({ length: 21 }, (_, index) => submission(`a${index}`))),
  });
  open({ role: 'officer' });
  expect(within(navigation()).getByRole('link', { name: 'My Leads (20+ new)' })).toBeVisible();
});

test('marks the open page, also while one of its subpages is open', () => {
  const { unmount } = open({ at: '/officer-portal?tab=security' });
  const current = () => navigation().querySelectorAll('[aria-current]');
  expect([...current()].map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['Security', 'page'],
  ]);
  unmount();
  open({ at: '/officer-portal/pdf/edit/elm' });
  expect([...current()].map((one) => [one.textContent, one.getAttribute('aria-current')])).toEqual([
    ['My Flyers', 'true'],
  ]);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
    'PDF Tools/My Flyers/Flyer',
  );
});

test('the breadcrumb ends with the name of the open record, until another page opens', async () => {
  const { user } = open({ at: '/officer-portal/pdf/recalls/one' });
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(breadcrumb).toHaveTextContent('PDF Tools/Recalls/Rates on Monday');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'My Flyers' }));
  expect(breadcrumb).toHaveTextContent('PDF Tools/My Flyers');
  expect(breadcrumb).not.toHaveTextContent('Rates on Monday');
});

test('a navigation link moves the focus to the page’s heading, and the shell stays', async () => {
  const { user } = open();
  const sidebar = navigation();
  await user.click(within(sidebar).getByRole('link', { name: 'My Flyers' }));
  expect(screen.getByRole('heading', { level: 1, name: 'My Flyers' })).toHaveFocus();
  expect(navigation()).toBe(sidebar);
  await user.click(screen.getByRole('link', { name: 'A link of the page' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Audit Log' })).toHaveFocus();
});

test('shows no permission inside the shell', () => {
  open({ role: 'officer', at: routePaths.audit });
  expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(navigation()).toBeVisible();
});

test('the sidebar collapses to icons and stays so after a reload, with named links', async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  unmount();
  open();
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(within(navigation()).getByRole('link', { name: 'My Flyers' })).toBeVisible();
});

test('the first tab stop skips the navigation', async () => {
  const { user } = open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the account menu has name, role, email, theme and Security', async () => {
  const { user } = open({ role: 'officer', withheldRole: 'super_admin' });
  await user.click(screen.getByRole('button', { name: 'Your account, Helen Whitaker' }));
  const menu = await screen.findByRole('menu', { name: 'Account' });
  expect(menu).toHaveTextContent('Helen WhitakerSuper administratorhelen@larkfield.example');
  expect(within(menu).getByRole('menuitemradio', { name: 'System theme' })).toBeChecked();
  await user.click(within(menu).getByRole('menuitemradio', { name: 'Dark theme' }));
  expect(within(menu).getByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(within(menu).getByRole('menuitem', { name: 'Security' })).toHaveAttribute(
    'href',
    '/officer-portal?tab=security',
  );
});

test.each([
  [
    'the dashboard',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    },
  ],
  [
    'the account menu',
    async (user: ReturnType<typeof userEvent.setup>) => {
      await user.click(screen.getByRole('button', { name: 'Your account, Helen Whitaker' }));
      await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    },
  ],
])('signs out from %s, and shows a failure', async (_place, act) => {
  const signOut = vi.fn(() => Promise.reject(new Error('offline')));
  const { user } = open({ signOut });
  await act(user);
  expect(signOut).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(await screen.findByText('Sign-out failed')).toBeVisible();
});

test('email and Sign Out are only in the dashboard’s header', () => {
  open().unmount();
  const { unmount } = open();
  expect(within(screen.getByRole('banner')).getByText('helen@larkfield.example')).toBeVisible();
  unmount();
  open({ at: routePaths.flyers });
  expect(screen.queryByText('helen@larkfield.example')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
});

test('the search button opens the palette, and is missing without one', async () => {
  const openPalette = vi.fn();
  const { user, unmount } = open({ openPalette });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(openPalette).toHaveBeenCalledOnce();
  unmount();
  open();
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
});

test('a tablet has the navigation in a drawer', async () => {
  setWidth(768);
  const { user, router } = open();
  expect(screen.queryByRole('navigation', { name: 'Portal' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(drawer).getByRole('link', { name: 'Audit Log' }));
  expect(router.state.location.pathname).toBe(routePaths.audit);
});

test('in the editor, a phone has no section bar, but a menu in the header', async () => {
  setWidth(390);
  const { user } = open({ at: '/officer-portal/pdf/edit/elm' });
  expect(await screen.findByText('The editor')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a phone has the sections in a bar at the bottom, and all pages behind More', async () => {
  setWidth(390);
  const { user } = open();
  const bar = screen.getByRole('navigation', { name: 'Sections' });
  expect(linkNames(bar)).toEqual(['Submissions', 'PDF Tools', 'Settings', 'Security']);
  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'More' }));
  expect(
    within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'People' }),
  ).toBeVisible();
});

test('clears an administrator’s cached lists when they become an officer, and at sign-out', () => {
  const { changeMember, unmount } = open({ role: 'compliance' });
  const key = { source: {} as never, schema: submissionSchema };
  const isSame = ({ source }: { source: unknown }) => source === key.source;
  liveCache.set({ key, data: ['seen'], size: 1 }, isSame);
  changeMember({ name: 'Helen Reed' });
  expect(liveCache.get(isSame)).toEqual(['seen']);
  changeMember({ role: 'officer' });
  expect(liveCache.get(isSame)).toBeUndefined();
  liveCache.set({ key, data: ['seen by the officer'], size: 1 }, isSame);
  unmount();
  expect(liveCache.get(isSame)).toBeUndefined();
});

test('links a member at another company’s website to their own', async () => {
  company.hosts = ['localhost:5010'];
  open({ at: routePaths.flyers });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/another company’s website/);
  // It appears after the page has rendered: above it, it would push the page down.
  expect(screen.getByRole('main').compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Go to Larkfield Home Mortgage' })).toHaveAttribute(
    'href',
    'http://localhost:5010/',
  );
});
