import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { retryDirectory, stubDirectory } from '../../lib/directory/testing/directoryStub.ts';
import { sampleDirectory } from '../../lib/directory/testing/sampleDirectory.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { PagePath } from '../../lib/routes/pagePath.ts';
import { BranchesPage } from './BranchesPage.tsx';
import { BranchPage } from './branch-page/BranchPage.tsx';
import { OfficerPage } from './officer-page/OfficerPage.tsx';

vi.mock('../../lib/directory/useDirectory.ts', () => import('../../lib/directory/testing/directoryStub.ts'));
vi.mock(
  '../../lib/directory/directoryStore.ts',
  () => import('../../lib/directory/testing/directoryStub.ts'),
);

const pages = { branches: BranchesPage, 'loan-officer': OfficerPage };

function show(path: string) {
  const Page = path.startsWith('/branches/') ? BranchPage : pages[path.split('/')[1] as keyof typeof pages];
  return render(
    <PagePath value={path}>
      <Suspense>
        <Page />
      </Suspense>
    </PagePath>,
  );
}

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => {
  // The finder writes its search into the URL.
  window.history.replaceState(null, '', '/');
  stubDirectory({ status: 'ready', directory: sampleDirectory });
});

/** Waits for the finder's list, and for the maps, which load separately: on a busy machine that takes longer than a query waits. */
async function findFinder() {
  await screen.findByText(/^Pins are/, undefined, { timeout: 20_000 });
  return officerList();
}

function officerList() {
  const [list] = within(screen.getByRole('region', { name: 'Loan officers' })).getAllByRole('list');
  if (!list) throw new Error('No list of loan officers');
  return list;
}

it('lists the branches and filters the officers', async () => {
  show('/branches');
  await findFinder();
  const branches = within(screen.getByRole('list', { name: 'Branches' }));
  expect(branches.getAllByRole('listitem')).toHaveLength(2);
  expect(branches.getAllByText(/^Mon-Fri 9AM-6PM, (Eastern|Pacific) time/)).toHaveLength(2);
  const names = () =>
    within(officerList())
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
  expect(names()).toEqual(['José Peña', 'Linh Tran', 'Maya Torres']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'California');
  expect(names()).toEqual(['Linh Tran']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, town or topic' }), 'maya');
  expect(screen.getByText('No loan officers found')).toBeVisible();
  expect(screen.getByText(/For another town or a county, enter its ZIP code/)).toBeVisible();
  expect(document.querySelector('use[href$="#search"]')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all loan officers' }));
  expect(names()).toHaveLength(3);
  // The button is gone.
  expect(screen.getByRole('searchbox', { name: 'ZIP code' })).toHaveFocus();
}, 60_000);

it('sorts officers and branches by distance from a ZIP code, and shows what it can’t find', async () => {
  const [jose, linh, maya] = sampleDirectory.officers;
  if (!jose || !linh || !maya) throw new Error('Three officers');
  const officers = [
    { ...jose, licensed_states: ['NJ'] },
    { ...linh, licensed_states: ['CA'] },
    maya,
    { ...linh, id: 'marcus-bell', name: 'Marcus Bell', licensed_states: [], license_lines: [] },
  ];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  show('/branches');
  const list = await findFinder();
  const namesIn = (container: HTMLElement) =>
    within(container)
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
  const branches = screen.getByRole('list', { name: 'Branches' });
  expect(namesIn(branches)).toEqual(['Clifton', 'Fountain Valley']);
  const field = screen.getByRole('searchbox', { name: 'ZIP code' });

  await userEvent.type(field, '927');
  expect(field).toHaveAccessibleDescription('Enter all 5 digits of your ZIP code');
  expect(namesIn(list)).toHaveLength(4);
  expect(screen.getByText('4 loan officers, not sorted by distance yet')).toBeVisible();
  expect(field, 'while it is typed').toBeValid();
  await userEvent.tab();
  expect(field).toBeInvalid();

  await userEvent.type(field, '08');
  expect(field).toBeValid();
  await within(branches).findByText('Less than 1 mile away', {}, { timeout: 20_000 });
  expect(screen.getByText('2 loan officers for homes in California, nearest first')).toBeVisible();
  expect(namesIn(list), 'José isn’t licensed there').toEqual(['Linh Tran', 'Maya Torres']);
  expect(within(list).getByText('Less than 1 mile away')).toBeVisible();
  expect(within(list).getByText('2,431 mi away')).toBeVisible();
  const line = screen.getByRole('link', { name: 'Marcus Bell' }).closest('[role="status"]');
  expect(line).toHaveTextContent(
    'Marcus Bell works in our Fountain Valley branch, but isn’t currently licensed for homes in California.',
  );
  expect(namesIn(branches)).toEqual(['Fountain Valley', 'Clifton']);

  await userEvent.clear(field);
  await userEvent.type(field, '10001');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, town or topic' }), 'tor');
  const notice = await screen.findByText('We aren’t licensed in New York', {}, { timeout: 20_000 });
  expect(notice.parentElement).toHaveTextContent('If the home is in New Jersey or California, we can help');
  const ways = within(notice.closest<HTMLElement>('[role="status"]') ?? notice).getAllByRole('link');
  expect(
    ways.map((way) => way.textContent),
    'the call first',
  ).toEqual([expect.stringMatching(/^\(/), 'Apply Now']);
  // Before the list: a count would read as if they could help there.
  const order = screen.getByText('Nearest loan officers first');
  expect(notice.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText(/^\d+ loan officers?\b.*nearest/)).toBeNull();
  expect(namesIn(list)).toEqual(['Maya Torres']);
  expect(within(list).getByText('12 mi away')).toBeVisible();

  await userEvent.clear(field);
  await userEvent.type(field, '00000');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^We couldn’t find that ZIP code/));
  expect(field).toBeInvalid();
  expect(screen.queryByText(/mi away/)).toBeNull();
}, 60_000);

it('shows that no one has a language, where, and whom to ask', async () => {
  const [jose, linh, maya] = sampleDirectory.officers;
  if (!jose || !linh || !maya) throw new Error('Three officers');
  const officers = [
    { ...jose, licensed_states: ['NJ'], languages: ['Spanish'] },
    { ...linh, licensed_states: ['CA'], languages: ['Vietnamese'] },
  ];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  show('/branches');
  await findFinder();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  const words = screen.getByRole('searchbox', { name: 'Name, town or topic' });
  for (const typed of ['mandarin', '普通话']) {
    await userEvent.clear(words);
    await userEvent.type(words, typed);
    expect(screen.getByText('No loan officer lists Mandarin')).toBeVisible();
    expect(screen.getByText('No matches')).toBeVisible();
    expect(screen.getByText(/^Call us at.*and we’ll help\.$/)).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Ask us' }))
      expect(link).toHaveAttribute('href', '/contact');
  }
  await userEvent.clear(words);
  await userEvent.type(words, 'jose vietnamese');
  expect(screen.getByText('No loan officers found'), 'Linh does').toBeVisible();
  await userEvent.clear(words);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Vietnamese');
  await userEvent.type(screen.getByRole('searchbox', { name: 'ZIP code' }), '07102');
  await screen.findByText(
    'No loan officer for homes in New Jersey lists Vietnamese',
    {},
    { timeout: 20_000 },
  );
  expect(screen.queryByText(/^0 loan officers/)).toBeNull();
}, 60_000);

it('shows an invalid ZIP code’s error at its field, and none about the other field', async () => {
  show('/branches');
  await findFinder();
  const field = screen.getByRole('searchbox', { name: 'ZIP code' });
  const words = screen.getByRole('searchbox', { name: 'Name, town or topic' });
  await userEvent.type(words, '927');
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.clear(words);
  await userEvent.type(field, 'maya');
  expect(field).toHaveAccessibleDescription('Enter all 5 digits of your ZIP code');
  expect(within(officerList()).getAllByRole('heading')).toHaveLength(3);
}, 60_000);

it('reads the ZIP code of an address from before it had its own field', async () => {
  window.history.replaceState(null, '', '#text=92708+tran');
  show('/branches');
  await findFinder();
  expect(screen.getByRole('searchbox', { name: 'ZIP code' })).toHaveValue('92708');
  expect(screen.getByRole('searchbox', { name: 'Name, town or topic' })).toHaveValue('tran');
}, 60_000);

it('each branch’s card has links to call, get directions and visit', async () => {
  show('/branches');
  const branches = await screen.findByRole('list', { name: 'Branches' }, { timeout: 20_000 });
  const card = within(branches).getAllByRole('listitem')[0] as HTMLElement;
  const target = (name: RegExp) => within(card).getByRole('link', { name }).getAttribute('href');
  // The manager's own line.
  expect(target(/^Call .+, Clifton branch$/)).toBe('tel:+19735550101');
  expect(target(/^Directions, Clifton branch$/)).toContain('query=1200+Route+46+West');
  expect(target(/^Visit branch, Clifton branch$/)).toBe('/branches/clifton-nj');
});

it('lists an officer who takes no applications last, with a link to a colleague', async () => {
  const [jose, , maya] = sampleDirectory.officers;
  if (!jose || !maya) throw new Error('Two officers');
  const officers = [{ ...jose, licensed_states: [], license_lines: [] }, maya];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  show('/branches');
  const [hers, his] = within(await findFinder()).getAllByRole('listitem');
  expect(hers).toHaveTextContent('Apply with Maya');
  expect(his).toHaveTextContent(/Not taking new applicationsMaya Torres can help you\.$/);
  const links = within(his as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/loan-officer/jose-pena',
    '/loan-officer/maya-torres',
  ]);
}, 60_000);

it('shows each officer’s languages besides English', async () => {
  const officers = sampleDirectory.officers.map((officer, index) => ({
    ...officer,
    languages: [['English'], ['English', 'Vietnamese'], ['Vietnamese']][index] ?? [],
  }));
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  show('/branches');
  const list = within(await findFinder());
  expect(list.getAllByText(/speaks/i).map(({ textContent }) => textContent)).toEqual([
    'Also speaks Vietnamese',
    'Speaks Vietnamese',
  ]);
}, 60_000);

it('shows a branch with only its own officers', async () => {
  show('/branches/clifton-nj');
  expect(screen.getByRole('heading', { level: 1, name: 'Home loans in Clifton' })).toBeVisible();
  const list = await screen.findByRole('list', { name: 'Loan officers in Clifton' }, { timeout: 20_000 });
  expect(
    within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
    'the manager first',
  ).toEqual(['Maya Torres', 'José Peña']);
  const inList = (name: string) => within(list).getByRole('link', { name }).getAttribute('href');
  expect(inList('Call (973) 555-0102')).toBe('tel:+19735550102');
  expect(inList('Apply with José')).toBe('/pre-approval?lo=jose-pena');
  // In the page's header, in the list, and by her name at the end.
  const calls = screen.getAllByRole('link', { name: /^Call (\(973\) 555-0101|Maya)$/ });
  expect(calls.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill('tel:+19735550101'));
  await waitFor(() => expect(document.title).toMatch(/^Clifton, New Jersey branch/));
});

it('shows a branch’s languages, unless everyone speaks only English', async () => {
  const speaking = (languages: string[]) => ({
    status: 'ready' as const,
    directory: {
      ...sampleDirectory,
      officers: sampleDirectory.officers.map((officer) => ({ ...officer, languages })),
    },
  });
  stubDirectory(speaking(['English', 'Spanish']));
  const { unmount } = show('/branches/clifton-nj');
  expect(await screen.findByText('We speak English and Spanish.', {}, { timeout: 20_000 })).toBeVisible();
  unmount();
  stubDirectory(speaking(['English']));
  show('/branches/clifton-nj');
  await screen.findByRole('list', { name: 'Loan officers in Clifton' }, { timeout: 20_000 });
  expect(screen.queryByText(/We speak/)).toBeNull();
}, 60_000);

it('shows a branch on a map, with distances to others in its state', async () => {
  const [clifton] = sampleDirectory.branches;
  if (!clifton) throw new Error('A branch');
  const newark = { ...clifton, id: 'newark-nj', name: 'Newark', address: '60 Park Place, Newark, NJ 07102' };
  stubDirectory({
    status: 'ready',
    directory: { ...sampleDirectory, branches: [...sampleDirectory.branches, newark] },
  });
  show('/branches/clifton-nj');
  expect(
    await screen.findByRole('heading', { name: 'Find us in Clifton' }, { timeout: 20_000 }),
  ).toBeVisible();
  const pins = within(screen.getByRole('list', { name: 'On the map' }));
  expect(pins.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Clifton', 'Newark']);
  expect(pins.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/branches/newark-nj']);
  expect(screen.getByText('Paterson')).toBeVisible();
  const others = within(screen.getByRole('list', { name: 'Our other branches' })).getAllByRole('listitem');
  expect(others.map(({ textContent }) => textContent)).toEqual([
    'Newark9 mi away60 Park Place Newark, NJ 07102(973) 555-0192',
    'Fountain Valley17150 Newhope Street Fountain Valley, CA 92708(714) 555-0111',
  ]);
  expect(
    others.flatMap((item) =>
      within(item)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ),
  ).toEqual(['/branches/newark-nj', 'tel:+19735550192', '/branches/fountain-valley-ca', 'tel:+17145550111']);
  expect(target('Apple Maps')).toBe(
    'https://maps.apple.com/?daddr=1200+Route+46+West%2C+Clifton%2C+NJ+07013',
  );
}, 60_000);

it('doesn’t link a state’s only branch to distant ones', async () => {
  show('/branches/fountain-valley-ca');
  expect(
    await screen.findByRole('heading', { name: 'You don’t have to come in' }, { timeout: 20_000 }),
  ).toBeVisible();
  expect(screen.queryByText('1200 Route 46 West', { exact: false })).toBeNull();
  expect(target('See all branches')).toBe('/branches#branches');
}, 60_000);

it('shows a branch without a map if its ZIP code has no area', async () => {
  const [clifton, valley] = sampleDirectory.branches;
  if (!clifton || !valley) throw new Error('Two branches');
  stubDirectory({
    status: 'ready',
    directory: {
      ...sampleDirectory,
      branches: [{ ...clifton, address: 'P.O. Box 1, Clifton, NJ 00000' }, valley],
    },
  });
  show('/branches/clifton-nj');
  await screen.findByRole('list', { name: 'Our California branch' }, { timeout: 20_000 });
  expect(screen.queryByRole('list', { name: 'On the map' })).toBeNull();
  expect(screen.queryByText(/Find us in/)).toBeNull();
}, 60_000);

it('shows an officer with all contact options', async () => {
  show('/loan-officer/jose-pena');
  expect(screen.getByRole('heading', { level: 1, name: 'José Peña' })).toBeVisible();
  // The end of the page is loaded when the page is shown.
  await screen.findByRole('heading', { name: 'Take the next step with José' }, { timeout: 20_000 });
  // Next to the name, and at the end of the page.
  const applies = screen.getAllByRole('link', { name: 'Apply with José' });
  expect(applies.map((link) => link.getAttribute('href'))).toEqual([
    '/pre-approval?lo=jose-pena',
    '/pre-approval?lo=jose-pena',
  ]);
  expect(target('Call (973) 555-0102')).toBe('tel:+19735550102');
  expect(target('Look up on NMLS Consumer Access')).toContain('nmlsconsumeraccess.org');
  expect(target('Email José')).toBe('mailto:jose.pena@larkfield.example');
  expect(target('Clifton branch')).toBe('/branches/clifton-nj');
});

it('shows where an officer works, with their colleagues', async () => {
  show('/loan-officer/jose-pena');
  // It loads when the page is shown; on a busy machine that takes longer than a query waits.
  const colleagues = await screen.findByRole('list', { name: 'Also in Clifton' }, { timeout: 20_000 });
  expect(
    within(colleagues)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Maya Torres']);
  expect(colleagues).not.toHaveTextContent('Not taking new applications');
  expect(target('Clifton')).toBe('/branches/clifton-nj');
}, 60_000);

it('shows that a colleague takes no applications', async () => {
  const officers = sampleDirectory.officers.map((officer) =>
    officer.id === 'maya-torres' ? { ...officer, licensed_states: [], license_lines: [] } : officer,
  );
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  show('/loan-officer/jose-pena');
  const colleagues = await screen.findByRole('list', { name: 'Also in Clifton' }, { timeout: 20_000 });
  expect(colleagues).toHaveTextContent(/Not taking new applications$/);
}, 60_000);

it.each([
  ['/branches/fountain-valley-ca', 'Mon-Fri 9AM-6PM, Pacific time'],
  ['/loan-officer/linh-tran', 'Mon-Fri 9AM-6PM, Pacific time'],
  ['/branches/clifton-nj', 'Mon-Fri 9AM-6PM, Eastern time'],
])("%s shows the hours on the branch's own clock: %s", async (path, hours) => {
  // A Friday, 5:30 PM in California and 8:30 PM in New Jersey.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T01:30:00Z') });
  try {
    show(path);
    expect(await screen.findByText(hours, { exact: false })).toBeVisible();
    const status = await screen.findByText(/^(Open|Closed) now$/);
    expect(status).toHaveTextContent(hours.includes('Pacific') ? 'Open now' : 'Closed now');
  } finally {
    vi.useRealTimers();
  }
});

it('shows an officer without a branch', () => {
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, branches: [] } });
  show('/loan-officer/jose-pena');
  expect(target('All loan officers')).toBe('/branches');
  expect(screen.queryByRole('heading', { name: /^Where to find/ })).toBeNull();
});

it.each([
  ['/branches/nowhere', 'Branch Not Found'],
  ['/branches/__proto__', 'Branch Not Found'],
  ['/loan-officer/nobody', 'Loan Officer Not Found'],
])('%s: %s, with a link back', (path, title) => {
  show(path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Return to all/ })).toHaveAttribute('href', '/branches');
});

it('forwards from a closed branch to its successor', () => {
  stubDirectory({
    status: 'ready',
    directory: { ...sampleDirectory, moved_branches: { 'newark-nj': 'clifton-nj' } },
  });
  show('/branches/newark-nj');
  expect(screen.getByRole('heading', { level: 1, name: 'This branch has closed' })).toBeVisible();
  expect(target('Go to the Clifton branch')).toBe('/branches/clifton-nj');
});

it('shows an NMLS number once if a license already has it', () => {
  const [jose, linh, ...others] = sampleDirectory.officers;
  const line = 'Real estate salesperson, California Department of Real Estate, DRE #01900111, NMLS #1900111';
  const officers = jose && linh ? [jose, { ...linh, license_lines: [line] }, ...others] : [];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  const { container } = show('/loan-officer/linh-tran');
  expect(container.textContent.match(/NMLS #1900111/g)).toHaveLength(1);
  expect(container).toHaveTextContent(line);
});

it('shows an officer’s topics and full text; lists have its first paragraph', async () => {
  const [jose, ...others] = sampleDirectory.officers;
  const more = { specialties: ['Condos', 'VA loans'], bio: 'José explains.\n\nHe listens, too.' };
  const officers = jose ? [{ ...jose, ...more }, ...others] : [];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  const { unmount } = show('/branches/clifton-nj');
  expect(await screen.findByText('José explains.', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.queryByText('He listens, too.')).toBeNull();
  expect(screen.getByText('VA loans')).toBeVisible();
  unmount();
  show('/loan-officer/jose-pena');
  expect(await screen.findByText('He listens, too.', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByRole('list', { name: 'José helps with' })).toHaveTextContent('CondosVA loans');
  const [callback] = await screen.findAllByRole('link', { name: 'Ask for a callback' });
  expect(callback).toHaveAttribute('href', '/contact?officer=jose-pena');
});

it.each([
  ['José explains.', 3],
  ['', 2],
])('doesn’t skip a heading level above the topics of an officer who wrote “%s”', async (bio, level) => {
  const [jose, ...others] = sampleDirectory.officers;
  const officers = jose ? [{ ...jose, specialties: ['Condos'], bio }, ...others] : [];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  show('/loan-officer/jose-pena');
  expect(
    await screen.findByRole('heading', { level, name: 'José helps with' }, { timeout: 20_000 }),
  ).toBeVisible();
});

it('shows an officer’s languages, states and booking link', async () => {
  const [jose, ...others] = sampleDirectory.officers;
  const more = {
    languages: ['Spanish', 'English'],
    licensed_states: ['NJ', 'NY'],
    booking_url: 'https://meet.example/jose',
  };
  const officers = jose ? [{ ...jose, ...more }, ...others] : [];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  const { unmount } = show('/loan-officer/jose-pena');
  expect(await screen.findByText('Spanish and English', {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('License').nextSibling).toHaveTextContent(
    /^NMLS #\d+Licensed in New Jersey, New York/,
  );
  expect(await screen.findByRole('link', { name: 'Book a meeting' })).toHaveAttribute(
    'href',
    'https://meet.example/jose',
  );
  // Only at the end of the page.
  expect(await screen.findAllByRole('link', { name: 'Ask for a callback' })).toHaveLength(1);
  unmount();
  show('/loan-officer/linh-tran');
  expect((await screen.findAllByRole('link', { name: 'Ask for a callback' }))[0]).toBeVisible();
  expect(screen.queryByText(/^Speaks/)).toBeNull();
  expect(screen.getByText(/^NMLS #1900111/)).not.toHaveTextContent('Licensed');
  expect(screen.queryByRole('link', { name: 'Book a meeting' })).toBeNull();
});

it('offers no application with an officer whose licenses have all expired', async () => {
  const [jose, ...others] = sampleDirectory.officers;
  const officers = jose ? [{ ...jose, licensed_states: [], license_lines: [] }, ...others] : [];
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  const { unmount } = show('/loan-officer/jose-pena');
  expect(await screen.findByText(/isn’t taking applications right now/)).toHaveTextContent(
    /^José isn’t taking applications right now. Maya Torres, Branch Manager, can help you.$/,
  );
  // José's own number appears only in the contact details.
  const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(numbers.filter((href) => href === phoneLink(jose?.phone ?? ''))).toHaveLength(1);
  expect(screen.getByRole('link', { name: formatUsPhone(jose?.phone ?? '') })).toBeVisible();
  // In the page's header and at its end.
  await waitFor(
    () => {
      const links = screen.getAllByRole('link', { name: 'Apply with Maya Torres' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        Array(2).fill('/pre-approval?lo=maya-torres'),
      );
    },
    { timeout: 20_000 },
  );
  expect(
    screen.getAllByRole('link', { name: /^Call Maya/ }).map((link) => link.getAttribute('href')),
  ).toEqual(Array(2).fill(phoneLink(sampleDirectory.officers[2]?.phone ?? '')));
  expect(
    screen.queryByRole('link', { name: /^(Apply with José|Book a meeting|Ask for a callback)$/ }),
  ).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Before you call José' })).toBeNull();
  unmount();
  show('/branches/clifton-nj');
  const list = await screen.findByRole('list', { name: 'Loan officers in Clifton' }, { timeout: 20_000 });
  expect(
    within(list)
      .getAllByRole('link', { name: /^Apply/ })
      .map((link) => link.textContent),
  ).toEqual(['Apply with Maya']);
  const names = within(list).getAllByRole('heading');
  expect(names.map((heading) => heading.textContent)).toEqual(['Maya Torres', 'José Peña']);
}, 60_000);

it('suggests a loan officer if this one takes no applications and no colleague does', async () => {
  const officers = sampleDirectory.officers.map((each) => ({
    ...each,
    licensed_states: [],
    license_lines: [],
  }));
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, officers } });
  show('/loan-officer/jose-pena');
  expect(
    screen.getByText(/^José isn’t taking applications right now. Apply online, and we’ll match you/),
  ).toBeVisible();
  await waitFor(
    () => {
      const links = screen.getAllByRole('link', { name: 'Apply Now' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/pre-approval', '/pre-approval']);
    },
    { timeout: 20_000 },
  );
}, 60_000);

it('shows the branches without losing the search', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  show('/branches');
  await findFinder();
  const link = screen.getByRole('link', { name: 'See our branches' });
  expect(link.closest('[inert]'), 'a link without scripts, too').toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, town or topic' }), 'maya');
  await waitFor(() => expect(window.location.hash).toBe('#text=maya'));
  await userEvent.click(link);
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { name: 'Our branches' })).toHaveFocus();
  expect(window.location.hash).toBe('#text=maya');
  window.history.replaceState(null, '', '/');
}, 60_000);

it('uses the singular for one branch', async () => {
  const [clifton] = sampleDirectory.branches;
  stubDirectory({
    status: 'ready',
    directory: { ...sampleDirectory, branches: clifton ? [clifton] : [] },
  });
  show('/branches');
  expect(await screen.findByRole('heading', { name: 'Our branch' }, { timeout: 20_000 })).toBeVisible();
  expect(target('See our branch')).toBe('#branches');
  expect(screen.queryByRole('combobox', { name: 'State' }), 'nothing to choose').toBeNull();
}, 60_000);

it('shows loading, and Retry after a failure', async () => {
  stubDirectory({ status: 'loading' });
  const { unmount } = show('/branches/clifton-nj');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  unmount();
  stubDirectory({ status: 'failed' });
  show('/branches/clifton-nj');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retryDirectory).toHaveBeenCalledOnce();
});
