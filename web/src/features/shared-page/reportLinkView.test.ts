import type { CallableInput } from '@brokerage/domain/callables';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { currentLinkView } from '../../lib/links/linkView.ts';
import { markMemberBrowser } from '../../lib/session/memberBrowser.ts';
import { reportLinkView } from './reportLinkView.ts';

const CODE = 'abCD23efGH45';
const PAGE = `/loan-officer/maya-torres?link=${CODE}&from=link&utm_medium=qr`;
const FORM = `/pre-approval?lo=maya-torres&link=${CODE}&from=link`;

let server: Mock<typeof fetch>;
beforeEach(() => {
  server = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ result: { state: 'elsewhere', path: '/loan-officer/maya-torres' } })),
  );
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** The requests to the server, as function and kind. */
const asked = () =>
  server.mock.calls.map(([address, init]) => {
    const { data } = JSON.parse(init?.body as string) as {
      data: CallableInput<'open-shared-flyer'> & Partial<CallableInput<'record-link-event'>>;
    };
    return { name: (address as string).split('/').at(-1), ...data };
  });
async function open(address: string) {
  window.history.replaceState(null, '', address);
  const view = currentLinkView();
  if (view) await reportLinkView(view);
}

it('reports a link’s page, and the questionnaire when the visitor continues', async () => {
  await open(PAGE);
  await open('/branches');
  await open('/pre-approval?lo=maya-torres');
  const [view, start, ...others] = asked();
  expect(others).toEqual([]);
  expect(view).toMatchObject({
    name: 'open-shared-flyer',
    shortCode: CODE,
    isStaff: false,
    utm_medium: 'qr',
  });
  expect(start).toEqual({
    name: 'record-link-event',
    shortCode: CODE,
    openingId: view?.openingId,
    kind: 'start',
  });
});

it('leaves the questionnaire to another link that opened it', async () => {
  await open(PAGE);
  await open('/pre-approval?link=Other234');
  expect(asked().map(({ name }) => name)).toEqual(['open-shared-flyer']);
});

it('reports view and start of a link to the questionnaire, and the same ids after a reload', async () => {
  await open(FORM);
  await open(FORM);
  const ids = new Set(asked().map(({ openingId }) => openingId));
  expect(asked().map(({ name }) => name)).toEqual([
    'open-shared-flyer',
    'record-link-event',
    'open-shared-flyer',
    'record-link-event',
  ]);
  expect(ids.size).toBe(1);
});

it('reports with the questionnaire a visit that couldn’t be reported before', async () => {
  server.mockRejectedValueOnce(new TypeError('offline'));
  await open(PAGE);
  await open('/pre-approval');
  expect(asked().map(({ name }) => name)).toEqual([
    'open-shared-flyer',
    'open-shared-flyer',
    'record-link-event',
  ]);
});

it('reports a member’s browser to the server', async () => {
  markMemberBrowser();
  await open(PAGE);
  expect(asked()).toMatchObject([{ isStaff: true }]);
});

it.each([
  '/pre-approval',
  `/pre-approval?lo=maya-torres&link=${CODE}`,
  '/loan-officer/maya-torres?from=link',
  '/loan-officer/maya-torres?from=link&link=no/code',
  '/loan-officer/maya-torres?from=officer',
])('reports nothing for %s', async (address) => {
  await open(address);
  expect(server).not.toHaveBeenCalled();
});

it.each(['not JSON', '{}', '{"shortCode":1}'])('reports nothing if %s was stored', async (kept) => {
  sessionStorage.setItem('link_view', kept);
  await open('/pre-approval');
  expect(server).not.toHaveBeenCalled();
});

it('reports only the page without storage', async () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  await open(FORM);
  await open('/pre-approval');
  expect(asked().map(({ name }) => name)).toEqual(['open-shared-flyer', 'record-link-event']);
});
