import { expect, test } from 'vitest';
import { officerSchema } from '../directory/officer.ts';
import { pictureAddress, picturePathsIn, withoutDownloadToken } from './pictureAddress.ts';
import { picturePath } from './picturePath.ts';

const upload = {
  tenantId: 'larkfield',
  userId: 'u1',
  timestamp: 1_790_000_000_000,
  extension: 'jpg',
} as const;

test('each kind has its place', () => {
  expect(picturePath({ ...upload, kind: 'flyer' })).toBe(
    'tenants/larkfield/user-uploads/u1/1790000000000.jpg',
  );
  expect(picturePath({ ...upload, kind: 'headshot', extension: 'png' })).toBe(
    'tenants/larkfield/headshots/u1-1790000000000.png',
  );
  expect(picturePath({ ...upload, kind: 'realtor' })).toBe(
    'tenants/larkfield/realtors/realtor-1790000000000.jpg',
  );
});

test('an address has the path and no token, and leads back to the path wherever it stands', () => {
  const path = picturePath({ ...upload, kind: 'flyer' });
  const address = pictureAddress('https://firebasestorage.googleapis.com', 'b.appspot.com', path);
  expect(address).toBe(
    'https://firebasestorage.googleapis.com/v0/b/b.appspot.com/o/tenants%2Flarkfield%2Fuser-uploads%2Fu1%2F1790000000000.jpg?alt=media',
  );
  expect(
    picturePathsIn({
      photo: address,
      parties: [{ photo: `${address}&token=1` }, null, 7],
      text: `<p><img src="${address}"> and "${pictureAddress('http://127.0.0.1:9199', 'b', 'x/y z.png')}"</p>`,
    }),
  ).toEqual([path, path, path, 'x/y z.png']);
});

test.each([
  ['another site', 'https://images.example/o/tenants%2Fa.jpg'],
  ['a broken escape', 'https://x/v0/b/b/o/tenants%2'],
  ['nothing', ''],
])('%s is no picture of ours', (_what, address) => {
  expect(picturePathsIn({ photo: address, created_at: new Date() })).toEqual([]);
});

test('what goes round in circles or is deeper than any record is left out, the rest is found', () => {
  const address = pictureAddress('https://firebasestorage.googleapis.com', 'b', 'x/y.jpg');
  class Reference {
    readonly client: unknown = { reference: this, address };
  }
  const round: Record<string, unknown> = {};
  round.round = round;
  expect(picturePathsIn({ reference: new Reference(), round, photo: address })).toEqual(['x/y.jpg']);
  const nested = (levels: number): unknown => (levels === 0 ? address : { inner: nested(levels - 1) });
  expect(picturePathsIn({ data: nested(20) })).toEqual(['x/y.jpg']);
  expect(picturePathsIn({ data: nested(21) })).toEqual([]);
});

test('a download token is left out, also of portraits that were published with one', () => {
  const address = pictureAddress(
    'https://firebasestorage.googleapis.com',
    'b.appspot.com',
    'tenants/l/a b.jpg',
  );
  for (const more of ['', '&token=1', '#top', '&alt=json&token=1\nx']) {
    expect(withoutDownloadToken(`${address}${more}`)).toBe(address);
  }
  expect(withoutDownloadToken('')).toBe('');
  expect(withoutDownloadToken('https://photos.example/a.jpg?token=1')).toBe(
    'https://photos.example/a.jpg?token=1',
  );
  const photo = `${address}&token=1`;
  expect(officerSchema.shape.photo.parse(photo)).toBe(address);
  expect(officerSchema.shape.photo.parse(undefined)).toBeUndefined();
});
