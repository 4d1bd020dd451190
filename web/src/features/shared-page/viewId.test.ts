import { clientIdSchema } from '@brokerage/domain/ids/clientId';
import { afterEach, expect, it, vi } from 'vitest';
import { viewId } from './viewId.ts';

const CODE = 'abCD23efGH45';
const MINUTE = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('is the same for half an hour, then another', () => {
  const first = viewId(CODE, 0);
  expect(clientIdSchema.safeParse(first).success).toBe(true);
  expect(viewId(CODE, 29 * MINUTE)).toBe(first);
  expect(viewId(CODE, 30 * MINUTE)).not.toBe(first);
});

it('is different for another link, and after the clock was set back', () => {
  const first = viewId(CODE, 10 * MINUTE);
  expect(viewId('zyXW98vuTS76', 10 * MINUTE)).not.toBe(first);
  expect(viewId(CODE, 0)).not.toBe(first);
});

it.each(['not JSON', '[]', '{"id":1,"at":0}', 'null'])(
  'is generated again when the stored value is %s',
  (kept) => {
    sessionStorage.setItem(`opening:${CODE}`, kept);
    expect(clientIdSchema.safeParse(viewId(CODE, 0)).success).toBe(true);
  },
);

it('works without storage', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(clientIdSchema.safeParse(viewId(CODE, 0)).success).toBe(true);
});
