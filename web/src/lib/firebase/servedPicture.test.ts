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
])('opens a picture of ours only by its path: %s', (_what, address) => {
  expect(servedPicture(address)).toBe(`${OURS}?alt=media`);
});

test.each([
  ['another bucket', OURS.replace('brokerage.appspot.com', 'evil.appspot.com')],
  ['a bucket that begins like ours', OURS.replace('brokerage.appspot.com', 'brokerage.appspot.com.evil')],
  ['another bucket by a way up', OURS.replace('/b/', '/b/brokerage.appspot.com/o/../../evil.appspot.com/')],
  ['the other API', 'https://storage.googleapis.com/evil/bomb.jpg'],
  ['another bucket over http', 'http://firebasestorage.googleapis.com/v0/b/evil/o/bomb.jpg'],
  ['the other API over http', 'http://storage.googleapis.com/evil/bomb.jpg'],
  ['another port', 'https://firebasestorage.googleapis.com:8443/v0/b/evil/o/bomb.jpg'],
  ['a host with a period at its end', 'https://storage.googleapis.com./evil/bomb.jpg'],
  ['the API of the console', 'https://storage.cloud.google.com/evil/bomb.jpg'],
  ['the JSON API', 'https://www.googleapis.com/download/storage/v1/b/evil/o/bomb.jpg'],
  ['ours over http', OURS.replace('https:', 'http:')],
  ['the other API by its host', 'https://evil.storage.googleapis.com/bomb.jpg'],
])('doesn’t show a picture from someone else’s Storage: %s', (_what, address) => {
  expect(servedPicture(`${address}?alt=media`)).toBe('');
});

test.each(['', '/og.png', 'blob:https://site/1', 'data:image/png;base64,AA', 'https://photos.example/a.jpg'])(
  'leaves %j to the page’s policy',
  (address) => {
    expect(servedPicture(address)).toBe(address);
  },
);
