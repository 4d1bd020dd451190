import { expect, test } from 'vitest';
import { connectionLinks } from './prerenderSite.ts';

test('the portal connects to Firebase at once, and to no host of Google’s when it talks to the emulators', () => {
  expect(connectionLinks()).toHaveLength(3);
  expect(connectionLinks('')).toContain(
    '<link rel="preconnect" href="https://firestore.googleapis.com" crossorigin>',
  );
  expect(connectionLinks('20000')).toEqual([]);
});
