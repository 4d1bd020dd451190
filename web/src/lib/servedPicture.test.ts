import { expect, test, vi } from 'vitest';

vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', 'brokerage.appspot.com');
vi.stubEnv('VITE_EMULATOR_PORT_OFFSET', '');
const { servedPicture } = await import('./servedPicture.ts');

const OURS =
  'https://firebasestorage.googleapis.com/v0/b/brokerage.appspot.com/o/tenants%2Fl%2Frealtors%2Frealtor-1.jpg';

test.each([
  ['an address without a token', `${OURS}?alt=media`],
  ['a download token', `${OURS}?alt=media&token=4711`],
  ['a token first', `${OURS}?token=4711&alt=media#top`],
  ['a way that browsers straighten', `${OURS.replace('/v0/', '/v0/./')}?alt=media&token=4711`],
])('a picture of ours is opened by its path alone: %s', (_what, address) => {
  expect(servedPicture(address)).toBe(`${OURS}?alt=media`);
});

test.each([
  ['another bucket', OURS.replace('brokerage.appspot.com', 'evil.appspot.com')],
  ['a bucket that begins like ours', OURS.replace('brokerage.appspot.com', 'brokerage.appspot.com.evil')],
  ['another bucket by a way up', OURS.replace('/b/', '/b/brokerage.appspot.com/o/../../evil.appspot.com/')],
  ['the other API', 'https://storage.googleapis.com/evil/bomb.jpg'],
  ['the other API by its host', 'https://evil.storage.googleapis.com/bomb.jpg'],
])('a picture of somebody else’s Storage is not shown: %s', (_what, address) => {
  expect(servedPicture(`${address}?alt=media`)).toBe('');
});

test.each(['', '/og.png', 'blob:https://site/1', 'data:image/png;base64,AA', 'https://photos.example/a.jpg'])(
  'leaves %j to the page’s policy',
  (address) => {
    expect(servedPicture(address)).toBe(address);
  },
);
