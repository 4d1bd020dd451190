import { expect, test } from 'vitest';
import { connectionLinks } from './prerenderSite.ts';

test('the portal preconnects to Firebase, and to no Google host with the emulators', () => {
  expect(connectionLinks()).toHaveLength(3);
  expect(connectionLinks('')).toContain(
    '<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>',
  );
  expect(connectionLinks('20000')).toEqual([]);
});
