import { expect, test } from 'vitest';
import { officerSchema } from '../directory/officer.ts';
import { pictureAddress, withoutDownloadToken } from './pictureAddress.ts';
import { picturePath } from './picturePath.ts';

const upload = {
  tenantId: 'larkfield',
  userId: 'u1',
  timestamp: 1_790_000_000_000,
  extension: 'jpg',
} as const;

test('each kind has its own path', () => {
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

test('an address has the path and no token', () => {
  const path = picturePath({ ...upload, kind: 'flyer' });
  const address = pictureAddress('https://firebasestorage.googleapis.com', 'b.appspot.com', path);
  expect(address).toBe(
    'https://firebasestorage.googleapis.com/v0/b/b.appspot.com/o/tenants%2Flarkfield%2Fuser-uploads%2Fu1%2F1790000000000.jpg?alt=media',
  );
});

test('removes a download token, also from portraits published with one', () => {
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
