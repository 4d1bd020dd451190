import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { testQr } from '@brokerage/domain/flyer/layout/testing/testQr';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { toSceneWords } from '@brokerage/domain/flyer/layout/text/toSceneWords';
import { type FlyerDrawing, flyerDrawingSchema } from '@brokerage/domain/link/flyerDrawing';
import { sharedPageCallables } from '@brokerage/domain/link/shareCallables';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { PagePath } from '../../lib/routes/pagePath.ts';
import { markMemberBrowser } from '../../lib/session/memberBrowser.ts';
import { SharedFlyerPage } from './SharedFlyerPage.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

const CODE = 'abCD23efGH45';
const LIVE: SharedFlyer = {
  state: 'live',
  title: 'Open house on Sunday',
  pdfUrl: `/shared-pdf/${CODE}.pdf`,
  drawing: { url: `/shared-drawing/${CODE}.json`, width: 612, height: 792 },
  company: { name: 'Larkfield Home Mortgage', nmls: '1992001', phone: '+19735550192' },
  officer: {
    id: 'jose-pena',
    name: 'José Peña',
    title: 'Loan Officer',
    nmls: '1900102',
    phone: '+1 973-555-0102',
    email: 'jose.pena@larkfield.example',
    photo: '',
  },
  event: null,
  realtor: null,
  expiresAt: '2026-11-28T17:00:00.000Z',
  validUntil: null,
};

/** Answers the calls of functions. */
let server: Mock<typeof fetch>;
/** Responds to the drawing's request only in its own tests, so that nothing changes after other tests' assertions. */
let drawingServer: Mock<() => Promise<Response>>;

const answer = (result: unknown, status = 200) => Promise.resolve(Response.json({ result }, { status }));

/** Returns the inputs of a function's calls, typed by its contract. */
function callsOf(name: keyof typeof sharedPageCallables) {
  const calls = server.mock.calls.filter(([address]) => (address as string).endsWith(`/${name}`));
  return calls.map(([, init]) => {
    const { data } = JSON.parse(init?.body as string) as { data: unknown };
    return sharedPageCallables[name].input.parse(data);
  });
}

function show(address = `/shared/${CODE}`) {
  window.history.replaceState(null, '', address);
  return render(
    <StrictMode>
      <PagePath value={window.location.pathname}>
        <SharedFlyerPage />
      </PagePath>
    </StrictMode>,
  );
}

const heading = () => screen.findByRole('heading', { level: 1 });
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const hasPdfReader = (isThere: boolean, width: number) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: width >= Number(/\d+/.exec(query)?.[0]) }));
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: isThere, configurable: true });
};
const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  server = vi.fn<typeof fetch>(() => answer(LIVE));
  drawingServer = vi.fn(() => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) =>
    call[0] === LIVE.drawing?.url ? drawingServer() : server(...call),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  hasPdfReader(true, 1440);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

it('shows the flyer, its officer and every next step', async () => {
  show();
  expect(await heading()).toHaveTextContent('Open house on Sunday');
  expect(target('Download PDF')).toBe(`${LIVE.pdfUrl}?download=1`);
  expect(target('Visit Larkfield Home Mortgage')).toBe('/#about');
  expect(target('Return to Home')).toBe('/');
  expect(screen.getByRole('region', { name: 'José Peña' })).toHaveTextContent('NMLS #1900102');
  expect(target('Call José Peña, (973) 555-0102')).toBe('tel:+19735550102');
  expect(target('Email José Peña, jose.pena@larkfield.example')).toBe('mailto:jose.pena@larkfield.example');
  expect(screen.getByRole('button', { name: 'Save José’s contact' })).toBeVisible();
  expect(screen.getByText('This link works until Nov 28, 2026, 12:00 PM ET.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Open house on Sunday | Larkfield Home Mortgage'));
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it.each([
  ['2026-12-02T05:00:00.000Z', null, 'This offer is valid through Dec 1, 2026.'],
  ['2026-12-02T05:00:00.000Z', '2027-02-10T18:30:00.000Z', 'This offer is valid through Dec 1, 2026.'],
  [
    '2026-12-02T05:00:00.000Z',
    '2026-11-28T17:00:00.000Z',
    'This link works until Nov 28, 2026, 12:00 PM ET.',
  ],
  // An end at midnight belongs to the day before.
  ['2026-12-03T05:00:00.000Z', '2026-12-01T05:00:00.000Z', 'This link works through Nov 30, 2026.'],
])('shows what ends first: the flyer at %s, the link at %s', async (validUntil, expiresAt, sentence) => {
  server.mockImplementation(() => answer({ ...LIVE, validUntil, expiresAt }));
  show();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('shows only whom to ask about an expired flyer', async () => {
  const { title: _, ...officer } = LIVE.officer;
  const ended = { state: 'ended', reason: 'expired', company: LIVE.company, officer };
  server.mockImplementation(() => answer(ended));
  const { unmount } = show();
  expect(await heading()).toHaveTextContent('This offer has expired');
  expect(screen.getByRole('status')).toHaveTextContent('Ask José Peña for current terms.');
  expect(screen.getByRole('region', { name: 'José Peña' })).toHaveTextContent('NMLS #1900102');
  expect(target('Call José Peña, (973) 555-0102')).toBe('tel:+19735550102');
  expect(target('Email José Peña, jose.pena@larkfield.example')).toBe(
    'mailto:jose.pena@larkfield.example?subject=Current%20rates%20and%20offers',
  );
  expect(target('Get pre-approved with José')).toBe(`/pre-approval?lo=jose-pena&link=${CODE}`);
  expect(screen.queryByTitle(/^Flyer/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  await waitFor(() => expect(document.title).toBe('This offer has expired | Larkfield Home Mortgage'));
  unmount();
  server.mockImplementation(() => answer({ ...ended, officer: { ...officer, id: null } }));
  show();
  expect(await screen.findByRole('link', { name: 'Get pre-approved' })).toHaveAttribute(
    'href',
    `/pre-approval?link=${CODE}`,
  );
});

it('shows only whom to ask about a recalled flyer', async () => {
  const { title: _, ...officer } = LIVE.officer;
  server.mockImplementation(() =>
    answer({ state: 'ended', reason: 'recalled', company: LIVE.company, officer }),
  );
  show();
  expect(await heading()).toHaveTextContent('This flyer is no longer available');
  expect(screen.getByRole('status')).toHaveTextContent('Ask José Peña for a current one.');
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
});

describe('a home', () => {
  const home = {
    address: '14 Maple Avenue, Clifton, NJ 07011',
    facts: ['$649,000', '4 beds', '2.5 baths', '2,140 sq ft'],
  };

  it('is named by its street, with town and features', async () => {
    server.mockImplementation(() => answer({ ...LIVE, title: 'Just listed', home }));
    show();
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Just listed 14.Maple Avenue$/ }),
    ).toBeVisible();
    expect(screen.getByText(/^Clifton,.NJ.07011$/)).toBeVisible();
    const facts = within(screen.getByRole('list', { name: 'About the home' })).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual(home.facts);
    expect(screen.queryByText(/^From José/)).toBeNull();
    await waitFor(() =>
      expect(document.title).toBe('Just listed · 14 Maple Avenue | Larkfield Home Mortgage'),
    );
  });

  it('shows its street once if the title has it, and no empty list', async () => {
    const title = 'Just listed: 14 Maple Avenue';
    server.mockImplementation(() => answer({ ...LIVE, title, home: { ...home, facts: [] } }));
    show();
    expect((await heading()).textContent.replaceAll('\u00a0', ' ')).toBe(title);
    expect(screen.queryByRole('list', { name: 'About the home' })).toBeNull();
  });

  it('shows its features with an open house', async () => {
    const event = { date: '2026-11-29', day: 'Sunday, Nov 29, 2026', time: '', place: home.address };
    server.mockImplementation(() => answer({ ...LIVE, event, home }));
    show();
    expect(await screen.findByRole('list', { name: 'About the home' })).toHaveTextContent('$649,000');
  });
});

describe('an open house', () => {
  const event = {
    date: '2026-11-29',
    day: 'Sunday, Nov 29, 2026',
    time: '1 PM to 4 PM',
    place: '230 Elm Street, Nutley, NJ 07110',
  };
  const realtor = {
    name: 'Anita Desai',
    brokerage: 'Garden State Homes',
    phone: '(973) 555-0161',
    email: 'anita@gardenstatehomes.example',
    photo: '',
  };
  const showAt = (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    server.mockImplementation(() => answer({ ...LIVE, event, realtor }));
    show();
  };
  afterEach(() => vi.useRealTimers());

  it('shows when and where, with a calendar download', async () => {
    const createObjectURL = vi.fn<(blob: Blob) => string>(() => 'blob:event');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
    showAt('2026-11-29T20:00:00Z');
    expect((await screen.findByText('Sunday, Nov 29, 2026,')).parentElement).toHaveTextContent(
      'Sunday, Nov 29, 2026, 1 PM to 4 PM',
    );
    expect(screen.getByText(event.place)).toBeVisible();
    expect(target('Get directions')).toContain('query=230+Elm+Street');
    const stay = (pressed: Event) => pressed.preventDefault();
    document.addEventListener('click', stay);
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce());
    document.removeEventListener('click', stay);
    const file = await createObjectURL.mock.calls[0]?.[0].text();
    expect(file).toContain('DTSTART:20261129T130000');
    expect(screen.queryByText(/^From José/)).toBeNull();
  });

  it('shows when it’s over, without a calendar download', async () => {
    showAt('2026-11-29T21:30:00Z');
    expect((await screen.findByText('Sunday, Nov 29, 2026,')).parentElement).toHaveTextContent(
      'Sunday, Nov 29, 2026, 1 PM to 4 PM',
    );
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get directions' })).toBeNull();
    expect(screen.getByText(/^This event has ended/)).toHaveTextContent(
      'This event has ended. Ask Anita what’s coming up.',
    );
    expect(target('Ask Anita')).toBe(`mailto:${realtor.email}`);
  });

  it('isn’t over while it continues in its own time zone', async () => {
    // 1:30 PM in California, 4:30 PM in New Jersey.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T21:30:00Z') });
    const western = { ...event, place: '88 Ocean Avenue, Santa Monica, CA 90401' };
    server.mockImplementation(() =>
      answer({ ...LIVE, event: { ...western, time_zone: 'America/Los_Angeles' }, realtor }),
    );
    show();
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(screen.queryByText(/This event has ended/)).toBeNull();
  });

  it('shows only the town if the title has the street', async () => {
    server.mockImplementation(() => answer({ ...LIVE, title: 'Open house at 230 Elm Street', event }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
    show();
    expect(await screen.findByText(/^Nutley,\sNJ\s07110$/)).toBeVisible();
    expect(target('Get directions')).toContain('query=230+Elm+Street');
  });

  it('shows the realtor and their contact details', async () => {
    showAt('2026-11-26T12:00:00Z');
    const block = await screen.findByRole('region', { name: 'Anita Desai' });
    expect(block).toHaveTextContent('Garden State Homes');
    expect(target('Call Anita Desai, (973) 555-0161')).toBe('tel:+19735550161');
    expect(target('Email Anita Desai, anita@gardenstatehomes.example')).toBe(
      'mailto:anita@gardenstatehomes.example',
    );
    expect(block.querySelector('img')).toBeNull();
    expect(block.querySelector('svg text')).toHaveTextContent('AD');
  });

  it('shows the officer and the realtor after the sheet, in one card', async () => {
    showAt('2026-11-26T12:00:00Z');
    const agent = await screen.findByRole('region', { name: 'Anita Desai' });
    const officer = screen.getByRole('region', { name: 'José Peña' });
    const sheet = screen.getByRole('link', { name: /View full size|Open PDF/ });
    expect(sheet.compareDocumentPosition(officer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(officer.nextElementSibling).toBe(agent);
  });

  it('shows the realtor’s photo that was approved with the flyer', async () => {
    const photo = 'https://photos.example/anita.jpg';
    server.mockImplementation(() => answer({ ...LIVE, realtor: { ...realtor, photo } }));
    show();
    const block = await screen.findByRole('region', { name: 'Anita Desai' });
    expect(block.querySelector('img')).toHaveAttribute('src', photo);
    expect(block.querySelector('svg[viewBox="0 0 70 70"]')).toBeNull();
  });
});

it('leaves no empty line without an approved job title', async () => {
  server.mockImplementation(() => answer({ ...LIVE, officer: { ...LIVE.officer, title: '' } }));
  show();
  const card = await screen.findByRole('region', { name: 'José Peña' });
  const paragraphs = [...card.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs[0]).toBe('NMLS #1900102');
  expect(paragraphs).not.toContain('');
});

it('links to a former officer’s successor', async () => {
  server.mockImplementation(() =>
    answer({ state: 'forwarded', officer: { id: 'sofia-almeida', name: 'Sofia Almeida' } }),
  );
  show();
  expect(await screen.findByText(/^Sofia Almeida can help/)).toBeVisible();
  expect(await heading()).toHaveTextContent('This flyer is no longer available');
  expect(target('Meet Sofia Almeida')).toBe('/loan-officer/sofia-almeida');
  expect(target('Return to Home')).toBe('/');
});

describe('the flyer', () => {
  const input = {
    ...sampleFlyer('open-house', 'least'),
    link: `https://www.larkfield.example/shared/${CODE}`,
  };
  const drawing: FlyerDrawing = flyerDrawingSchema.parse(layoutFlyer(input, fontMeasure, testQr).scene);
  const asked = () => drawingServer.mock.calls;
  const answerDrawing = (drawn: () => Promise<Response>) => drawingServer.mockImplementation(drawn);
  const words = async () => within(await screen.findByRole('region', { name: 'Text of the flyer' }));

  beforeEach(() => {
    hasPdfReader(true, 390);
    answerDrawing(() => Promise.resolve(Response.json(drawing)));
  });

  it('is drawn on a desktop, with its PDF on request in an overlay', async () => {
    hasPdfReader(true, 1440);
    show();
    const picture = await screen.findByRole('img', { name: drawing.title });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'View full size' }));
    expect(screen.getByRole('dialog', { name: 'Flyer: Open house on Sunday' })).toBeVisible();
    expect(screen.getByTitle('Flyer: Open house on Sunday')).toHaveAttribute(
      'src',
      `${LIVE.pdfUrl}#navpanes=0&view=FitH`,
    );
    const before = asked().length;
    await userEvent.click(screen.getByRole('button', { name: 'Close PDF' }));
    expect(document.querySelector('iframe')).toBeNull();
    expect(picture).toBeVisible();
    expect(asked()).toHaveLength(before);
  });

  it('is stamped once its event is over', async () => {
    const event = { date: '2026-11-29', day: 'Sunday, Nov 29, 2026', time: '1 PM to 4 PM', place: '' };
    server.mockImplementation(() => answer({ ...LIVE, event }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T20:00:00Z') });
    const { unmount } = show();
    await screen.findByRole('img', { name: drawing.title });
    expect(screen.queryByText('Ended')).toBeNull();
    unmount();
    vi.setSystemTime(new Date('2026-11-29T21:30:00Z'));
    show();
    await screen.findByRole('img', { name: drawing.title });
    expect(screen.getByText('Ended')).toBeVisible();
    vi.useRealTimers();
  });

  it('is framed immediately on a desktop without a drawing', async () => {
    hasPdfReader(true, 1440);
    server.mockImplementation(() => answer({ ...LIVE, drawing: null }));
    show();
    expect(await screen.findByTitle('Flyer: Open house on Sunday')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View full size' })).toBeNull();
  });

  it.each([
    ['a phone', true, 390],
    ['a browser without a reader of PDFs', false, 1440],
  ])('on %s, is drawn with its text and a link to its PDF', async (_, hasReader, width) => {
    hasPdfReader(hasReader, width);
    show();
    const picture = await screen.findByRole('img', { name: drawing.title });
    expect(picture).toHaveAttribute('viewBox', '0 0 612 792');
    const shown = await words();
    for (const one of toSceneWords(drawing.ops)) expect(shown.getAllByText(one.text)[0]).toBeInTheDocument();
    expect(shown.getByText(`QR code: ${input.link}`)).toBeInTheDocument();
    expect(target('View full size')).toBe(LIVE.pdfUrl);
    expect(screen.queryByRole('link', { name: 'Open PDF' })).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    expect(callsOf('record-link-event')).toEqual([]);
  });

  it('is drawn full size on a phone, zooms in and out, and closes', async () => {
    show();
    await words();
    await userEvent.click(screen.getByRole('link', { name: 'View full size' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Flyer: Open house on Sunday' }));
    const paper = dialog.getByRole('img', { name: drawing.title }).parentElement;
    expect(paper).toHaveStyle({ width: '200%' });
    await userEvent.click(dialog.getByRole('button', { name: 'Larger' }));
    expect(paper).toHaveStyle({ width: '300%' });
    for (let press = 0; press < 3; press += 1) {
      await userEvent.click(dialog.getByRole('button', { name: 'Smaller' }));
    }
    expect(paper).toHaveStyle({ width: '100%' });
    expect(dialog.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reserves the paper’s space while it loads, with a link to the PDF', async () => {
    const waiting = Promise.withResolvers<void>();
    // Each call needs its own response, because StrictMode requests twice.
    answerDrawing(() => waiting.promise.then(() => Response.json(drawing)));
    show();
    const status = await screen.findByText('Loading the preview');
    expect(status.parentElement).toHaveStyle({ aspectRatio: '612 / 792' });
    expect(target('View full size')).toBe(LIVE.pdfUrl);
    waiting.resolve();
    await words();
    expect(screen.queryByText('Loading the preview')).toBeNull();
  });

  it.each<[string, () => Promise<Response>]>([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['there is none', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['it is not one', () => Promise.resolve(Response.json({}))],
  ])('links to the PDF when %s', async (_, failure) => {
    answerDrawing(failure);
    show();
    const sentence = await screen.findByText('We can’t show the flyer here. Please open the PDF.');
    expect(sentence.parentElement).toHaveStyle({ aspectRatio: '612 / 792' });
    expect(target('Open PDF')).toBe(LIVE.pdfUrl);
    expect(screen.queryByRole('region', { name: 'Text of the flyer' })).toBeNull();
  });

  it('links to the PDF if there is nothing else', async () => {
    server.mockImplementation(() => answer({ ...LIVE, drawing: null }));
    show();
    await heading();
    expect(target('Open PDF')).toBe(LIVE.pdfUrl);
    expect(asked()).toEqual([]);
  });
});

it('is opened once in StrictMode, and under the same id after a reload', async () => {
  const { unmount } = show();
  await heading();
  expect(callsOf('open-shared-flyer')).toHaveLength(1);
  unmount();
  show();
  await heading();
  const [first, second] = callsOf('open-shared-flyer');
  expect(second).toEqual(first);
  expect(first).toEqual({ shortCode: CODE, openingId: expect.any(String), isStaff: false });
});

it('sends the visitor’s referrer in the server’s format', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://chat.example/room?who=me');
  markMemberBrowser();
  show(`/shared/${CODE}?utm_source=mail&utm_campaign=${'x'.repeat(99)}%F0%9F%8F%A0&gclid=g1`);
  await heading();
  expect(callsOf('open-shared-flyer')).toEqual([
    {
      shortCode: CODE,
      openingId: expect.any(String),
      isStaff: true,
      utm_source: 'mail',
      utm_campaign: 'x'.repeat(99),
      referrer: 'https://chat.example/room',
    },
  ]);
});

it('omits the referrer under Global Privacy Control', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://chat.example/room');
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  show(`/shared/${CODE}?utm_source=mail`);
  await heading();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  const [call] = callsOf('open-shared-flyer');
  expect(call).toMatchObject({ utm_source: 'mail' });
  expect(call).not.toHaveProperty('referrer');
});

it('links to the questionnaire with officer, link and campaign, and reports start and download', async () => {
  show(`/shared/${CODE}?utm_source=mail&utm_campaign=spring+2027&gclid=g1`);
  await heading();
  const apply = screen.getByRole('link', { name: 'Get pre-approved with José' });
  expect(apply).toHaveAttribute(
    'href',
    `/pre-approval?lo=jose-pena&link=${CODE}&utm_source=mail&utm_campaign=spring+2027`,
  );
  // jsdom doesn't navigate, and reports an error instead.
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  server.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(apply);
  await userEvent.click(screen.getByRole('link', { name: 'Download PDF' }));
  document.removeEventListener('click', stay);
  const [{ openingId } = { openingId: '' }] = callsOf('open-shared-flyer');
  expect(callsOf('record-link-event')).toEqual([
    { shortCode: CODE, openingId, kind: 'start' },
    { shortCode: CODE, openingId, kind: 'download' },
  ]);
  const events = server.mock.calls.filter(([address]) => (address as string).endsWith('/record-link-event'));
  expect(events.every(([, init]) => init?.keepalive)).toBe(true);
});

it('shows what is known of an officer who isn’t in the directory', async () => {
  const officer = { ...LIVE.officer, id: null, phone: '', email: '', nmls: '' };
  server.mockImplementation(() => answer({ ...LIVE, officer, expiresAt: null }));
  show();
  await heading();
  expect(target('Get pre-approved')).toBe(`/pre-approval?link=${CODE}`);
  expect(screen.queryByRole('link', { name: /^(Call|Email)/ })).toBeNull();
  expect(screen.queryByText(/^This link works/)).toBeNull();
});

it('shows a drawn person if the photo doesn’t load', async () => {
  const officer = { ...LIVE.officer, photo: 'https://storage.googleapis.com/jose.jpg' };
  server.mockImplementation(() => answer({ ...LIVE, officer }));
  show();
  await heading();
  const photo = document.querySelector('img[src$="jose.jpg"]');
  act(() => void photo?.dispatchEvent(new Event('error')));
  expect(document.querySelector('use[href*="portraits"]')).toBeInTheDocument();
});

it.each([
  ['expired', 'This link has expired'],
  ['not-found', 'Link not found'],
])('%s: shows a message, with links back and to the company', async (state, sentence) => {
  server.mockImplementation(() => answer({ state }));
  show();
  expect(await heading()).toHaveTextContent('Link Unavailable');
  expect(screen.getByText(sentence)).toBeVisible();
  expect(target('Return to Home')).toBe('/');
  expect(target('(973) 555-0192')).toBe('tel:+19735550192');
  expect(target('Find a Loan Officer')).toBe('/branches');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each(['/shared/short', '/shared/%zz', '/shared/__abcdefghij__'])(
  'sends no request for %s',
  async (path) => {
    show(path);
    expect(await screen.findByText('Link not found')).toBeVisible();
    expect(server).not.toHaveBeenCalled();
  },
);

it.each<[string, () => Promise<Response>]>([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => answer(undefined, 500)],
  ['the answer is not one', () => answer({ ...LIVE, title: undefined })],
  ['the PDF is elsewhere', () => answer({ ...LIVE, pdfUrl: '//evil.example/x.pdf' })],
  [
    'the drawing is elsewhere',
    () => answer({ ...LIVE, drawing: { ...LIVE.drawing, url: 'https://evil.example' } }),
  ],
  ['the answer is not JSON', () => Promise.resolve(new Response('<html>'))],
])('offers a retry under the same id when %s', async (_, failure) => {
  server.mockImplementation(failure);
  show();
  expect(await screen.findByText('Failed to load flyer')).toBeVisible();
  expect(target('Return to Home')).toBe('/');
  expect(target('(973) 555-0192')).toBe('tel:+19735550192');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  server.mockImplementation(() => answer(LIVE));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: LIVE.title })).toBeVisible();
  const ids = callsOf('open-shared-flyer').map(({ openingId }) => openingId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('shows that it’s loading', async () => {
  const waiting = Promise.withResolvers<Response>();
  server.mockImplementation(() => waiting.promise);
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the flyer');
  waiting.resolve(Response.json({ result: { state: 'expired' } }));
  expect(await screen.findByText('This link has expired')).toBeVisible();
});

it('shows when it’s offline, and loads the flyer after reconnecting', async () => {
  setOnline(false);
  server.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  show();
  expect(await screen.findByText(/^You’re offline/)).toBeVisible();
  server.mockImplementation(() => answer(LIVE));
  // The listener is added by effects, after the render.
  await act(() => Promise.resolve());
  setOnline(true);
  expect(await screen.findByRole('heading', { level: 1, name: LIVE.title })).toBeVisible();
});

it('isn’t opened before a prerendered page is displayed', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  show();
  await act(() => Promise.resolve());
  expect(server).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(await heading()).toHaveTextContent(LIVE.title);
  expect(callsOf('open-shared-flyer')).toHaveLength(1);
});
