import { describe, expect, it } from 'vitest';
import { reportClientErrorInputSchema } from './reportClientError.ts';
import { MAX_FRAMES } from './stackFrame.ts';

const FRAME = 'onClick /assets/start-Bx81.js:1:2048';
const report = {
  app: 'portal',
  kind: 'error',
  name: 'TypeError',
  code: 'permission-denied',
  frames: [FRAME, '/assets/vendor-k2.js:12:7'],
  route: '/loan-officer/:officerId',
  build: '1.0.0+a4bd15e9c9a1',
};
const accepts = (changes: object) =>
  reportClientErrorInputSchema.safeParse({ ...report, ...changes }).success;

it.each(['*', '/', '/officer-portal/pdf/edit/:flyerId', '/resources/guides/getting-ready'])(
  'accepts a report from %s',
  (route) => expect(accepts({ route })).toBe(true),
);

describe('rejects anything that a person typed', () => {
  it.each([
    ['a message beside it', { message: 'jane@example.com' }],
    ['the class', { name: 'Error: jane@example.com' }],
    ['the code', { code: 'permission-denied: jane' }],
    ['a frame with a query string', { frames: ['open /assets/start.js?email=jane:1:1'] }],
    ['a frame of another site', { frames: ['open https://other.example/assets/start.js:1:1'] }],
    ['a frame with arguments', { frames: ['open(jane@example.com) /assets/start.js:1:1'] }],
    ['the address with an id', { route: '/shared/Ab3dE6gH9k' }],
    ['the address with a query string', { route: '/pre-approval?email=jane' }],
    ['the build', { build: 'jane@example.com' }],
  ])('%s', (_, changes) => expect(accepts(changes)).toBe(false));
});

it('requires a frame in our scripts, unless a script failed to load', () => {
  expect(accepts({ frames: [] })).toBe(false);
  expect(accepts({ kind: 'load', frames: [] })).toBe(true);
});

it('limits the number of frames', () => {
  expect(accepts({ frames: Array.from({ length: MAX_FRAMES }, () => FRAME) })).toBe(true);
  expect(accepts({ frames: Array.from({ length: MAX_FRAMES + 1 }, () => FRAME) })).toBe(false);
});
