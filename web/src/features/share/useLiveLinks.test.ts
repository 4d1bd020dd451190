import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { subscribeLinks } from '../../lib/links/linkQueries.ts';
import { flyer, link } from '../../lib/links/testing/sampleLinks.ts';
import { useLinkNames } from '../../lib/links/useLinkNames.ts';
import { type Live, useLiveData } from '../../lib/live-data/documents.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useLiveLinks } from './useLiveLinks.ts';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('../../lib/live-data/documents.ts', () => ({ useLiveData: vi.fn() }));
vi.mock('../../lib/session/useSession.ts', () => ({ useSignedIn: vi.fn() }));
vi.mock('../../lib/links/linkQueries.ts', () => ({ subscribeLinks: vi.fn() }));
vi.mock('../../lib/links/useLinkNames.ts', () => ({ useLinkNames: vi.fn() }));

const ready = <T>(items: readonly T[]) => ({
  ...({ status: 'ready', stale: false } as const),
  data: { items, unreadable: 0, isCut: false },
});
const failed = { status: 'failed', error: { code: 'unavailable' } as never, retry: vi.fn() } as const;

function result(links: Live<unknown>, flyers: Live<unknown> = ready([])) {
  const elm = flyer('elm');
  const ash = flyer('ash', { status: 'rejected' });
  const names = {
    flyers: new Map([elm, ash].map((one) => [one.id, one])),
    templates: undefined,
    people: undefined,
    hasWebsite: true,
    readsAllFlyers: false,
  };
  vi.mocked(useSignedIn).mockReturnValue({
    user: { uid: 'daniel' },
    member: { tenant_id: 'larkfield' },
  } as never);
  vi.mocked(useLiveData).mockReturnValue(links);
  vi.mocked(useLinkNames).mockReturnValue({ flyers: flyers as never, names });
  return renderHook(useLiveLinks).result.current;
}

test('one’s own links that open a flyer, but not those of printed codes', () => {
  const links = ready([
    link('aaaaAAAA2222'),
    link('bbbbBBBB3333', { is_disabled: true }),
    link('ccccCCCC4444', { expires_at: new Date(2026, 0, 1) }),
    link('ddddDDDD5555', { flyer_instance_id: 'ash' }),
    link('eeeeEEEE6666', { kind: 'print' }),
    link('ffffFFFF7777', { expires_at: new Date(2126, 0, 1) }),
  ]);
  const live = result(links);
  expect(live.status === 'ready' && live.data.map((row) => row.link.short_code)).toEqual([
    'aaaaAAAA2222',
    'ffffFFFF7777',
  ]);
  expect(subscribeLinks).toHaveBeenCalledWith({}, { tenantId: 'larkfield', uid: 'daniel' });
});

test('nothing is said before links and flyers are there', () => {
  expect(result({ status: 'loading', unreachable: true })).toEqual({ status: 'loading', unreachable: true });
  expect(result(ready([]), { status: 'loading', unreachable: false })).toMatchObject({ status: 'loading' });
  expect(result(ready([]), failed)).toBe(failed);
  expect(result(failed)).toBe(failed);
});
