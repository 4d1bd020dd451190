import { randomUUID } from 'node:crypto';
import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { picturePath } from '@brokerage/domain/pictures/picturePath';
import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { expect, it } from 'vitest';
import { getClaims, TENANT } from './personas.ts';
import { storageTenant, storageUid, storageWorld } from './storageWorld.ts';

// Uploads like an attacker's: without the SDK, which normalizes paths before sending them.
const world = storageWorld();
const uid = storageUid('officer');
const tenantId = storageTenant(TENANT);
const PICTURE_KINDS: PictureKind[] = ['flyer', 'headshot', 'realtor'];
let clock = 1_791_000_000_000;
const toPath = (kind: PictureKind) =>
  picturePath({ kind, tenantId, userId: uid, timestamp: clock++, extension: 'jpg' });

/** What web/src/lib/firebase/uploadPicture.ts sends for a picture of that kind. */
const sentBy = (kind: PictureKind) => ({
  contentType: 'image/jpeg',
  cacheControl: 'public, max-age=3600',
  ...(kind === 'realtor' && { metadata: { owner_user_id: uid } }),
});

function token(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, user_id: uid, ...getClaims('officer') })}.`;
}

/** The status of an officer's upload with exactly that name. */
async function upload(name: string, metadata: object, bytes = Buffer.from('a picture')): Promise<number> {
  const { bucket } = world.file('officer', 'x');
  const boundary = randomUUID();
  const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const body = [
    `${part('application/json')}${JSON.stringify({ name, ...metadata })}\r\n${part('image/jpeg')}`,
    bytes,
    `\r\n--${boundary}--`,
  ].map((piece) => Buffer.from(piece));
  const address = pictureAddress(`http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}`, bucket, '');
  const response = await fetch(`${address.replace(/\/\?.*/, '')}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token()}`,
      'x-goog-upload-protocol': 'multipart',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.concat(body),
  });
  return response.status;
}

it.each(PICTURE_KINDS)('accepts what the portal sends for a %s', async (kind) => {
  expect(await upload(toPath(kind), sentBy(kind))).toBe(200);
  expect(await upload(toPath(kind), { ...sentBy(kind), contentEncoding: 'identity' })).toBe(200);
  const path = toPath(kind);
  const contentDisposition = `inline; filename*=utf-8''${path.split('/').at(-1)}`;
  expect(await upload(path, { ...sentBy(kind), contentDisposition })).toBe(200);
});

const NAMES: [string, (path: string) => string][] = [
  ['an empty part before its file', (path) => path.replace(/\/([^/]+)$/, '//$1')],
  ['an empty part before its folder', (path) => path.replace(tenantId, `${tenantId}/`)],
  ['a slash first', (path) => `/${path}`],
  ['a slash last', (path) => `${path}/`],
  ['a part that is a dot', (path) => path.replace(/\/([^/]+)$/, '/./$1')],
  ['a way up and down again', (path) => path.replace(/\/([^/]+)$/, '/x/../$1')],
  ['a way up alone', (path) => path.replace(/[^/]+$/, '..')],
  ['its slashes written as escapes', (path) => path.replaceAll('/', '%2F')],
  ['a backslash', (path) => path.replace(/\/([^/]+)$/, '\\$1')],
  ['a longer number', (path) => path.replace(/[0-9]+\.jpg$/, `${'7'.repeat(21)}.jpg`)],
  ['a name of a thousand characters', (path) => path.replace(/[0-9]+\.jpg$/, `${'7'.repeat(1000)}.jpg`)],
  ['a mark of direction', (path) => path.replace(/\.jpg$/, '\u202egpj.jpg')],
  ['a character of no width', (path) => path.replace(/\.jpg$/, '\u200b.jpg')],
  ['digits of another script', (path) => path.replace(/[0-9]+\.jpg$/, '١٧٩.jpg')],
  ['a line break last', (path) => `${path}\n`],
  ['a NUL', (path) => path.replace(/\.jpg$/, '\0.jpg')],
  ['its ending in capitals', (path) => path.replace(/jpg$/, 'JPG')],
  ['a second ending', (path) => path.replace(/jpg$/, 'jpg.exe')],
  ['words in the place of the time', (path) => path.replace(/[0-9]+\.jpg$/, 'password-reset.jpg')],
];

it.each(NAMES)('rejects a name with %s', async (_what, changed) => {
  for (const kind of PICTURE_KINDS) {
    expect(await upload(changed(toPath(kind)), sentBy(kind)), kind).toBe(403);
  }
});

it.each([
  { contentEncoding: 'gzip' },
  { contentEncoding: 'br' },
  { contentDisposition: 'attachment' },
  { contentDisposition: 'attachment; filename="invoice.exe"' },
  { contentDisposition: "inline; filename*=utf-8''invoice.exe" },
  { contentType: 'text/html' },
  { contentType: 'image/svg+xml' },
])('rejects a picture with %j', async (more) => {
  for (const kind of PICTURE_KINDS) {
    expect(await upload(toPath(kind), { ...sentBy(kind), ...more }), kind).toBe(403);
  }
});

it.each(PICTURE_KINDS)('rejects a %s with custom metadata', async (kind) => {
  const own = kind === 'realtor' ? { owner_user_id: uid } : {};
  const words = [
    { note: 'x' },
    { picture_check: 'passed' },
    { approved_by: 'compliance' },
    { owner_user_id: 'other-officer' },
  ];
  for (const more of words) {
    expect(await upload(toPath(kind), { ...sentBy(kind), metadata: { ...own, ...more } })).toBe(403);
  }
  // Only a realtor's picture names its uploader.
  const sentMetadata = { ...sentBy(kind), metadata: { owner_user_id: uid } };
  expect(await upload(toPath(kind), sentMetadata)).toBe(kind === 'realtor' ? 200 : 403);
});
