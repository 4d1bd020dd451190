import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../demoAccounts.ts';
import { ROOT } from '../lib/paths.ts';
import { seededCompany } from './directory.ts';
import { type Account, people } from './people.ts';
import { HARBORVIEW_MARK, REALTOR_LOGO, type SeededPicture } from './seededPictures.ts';
import { LARKFIELD } from './tenants.ts';
import type { SeedDocument } from './world.ts';

const LAST_SIGN_IN = '2026-11-19T13:00:00Z';
const BEFORE_LEAVING = '2026-11-13T13:00:00Z';

/** Writes the documents, uploaded pictures and demo accounts into the empty emulators of this process's environment. */
export async function writeWorld(projectId: string, documents: readonly SeedDocument[]): Promise<void> {
  const app = initializeApp({ projectId }, 'seed');
  try {
    const firestore = getFirestore(app);
    const batch = firestore.batch();
    for (const { path, data } of documents) batch.set(firestore.doc(path), data);
    await batch.commit();
    const bucket = getStorage(app).bucket(`${projectId}.appspot.com`);
    for (const one of [HARBORVIEW_MARK, REALTOR_LOGO]) await storePicture(bucket, one);
  } finally {
    await deleteApp(app);
  }
  await importAccounts(projectId);
}

/** Stores a picture as `publish-picture` leaves an upload: pixels, marked as checked, without a download token. */
async function storePicture(
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>,
  { drawing, path, width }: SeededPicture,
): Promise<void> {
  const file = join(ROOT, drawing);
  const { width: drawn = width } = await sharp(file).metadata();
  const png = sharp(file, { density: (72 * width) / drawn })
    .resize(width)
    .png({ palette: true, compressionLevel: 9 });
  await bucket.file(path).save(await png.toBuffer(), {
    resumable: false,
    contentType: 'image/png',
    metadata: { cacheControl: 'public, max-age=3600', metadata: { picture_check: 'passed' } },
  });
}

/** Returns an account for accounts:batchCreate, the only call that accepts a TOTP secret. */
function importedAccount({ uid, email, displayName, createdAt, hasTotp, isDisabled, isInvited }: Account) {
  return {
    localId: uid,
    email,
    displayName,
    emailVerified: !isInvited,
    createdAt: String(Date.parse(createdAt)),
    ...(!isInvited && {
      lastLoginAt: String(Date.parse(isDisabled ? BEFORE_LEAVING : LAST_SIGN_IN)),
      rawPassword: DEMO_PASSWORD,
      salt: `salt-${uid}`, // a random one would make every seed different
    }),
    ...(isDisabled && { disabled: true }),
    ...(hasTotp && {
      mfaInfo: [
        {
          mfaEnrollmentId: `totp-${uid}`,
          displayName: seededCompany(LARKFIELD).name,
          enrolledAt: createdAt,
          totpInfo: { sharedSecretKey: DEMO_TOTP_SECRET },
        },
      ],
    }),
  };
}

async function importAccounts(projectId: string): Promise<void> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  if (!host) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is not set: there is no emulator to seed');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    {
      method: 'POST',
      // The emulators accept this as an administrator's token.
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users: people.map(({ account }) => importedAccount(account)) }),
    },
  );
  const { error } = (await response.json()) as { error?: unknown };
  if (!response.ok || (Array.isArray(error) && error.length > 0)) {
    throw new Error(`Accounts were not imported: ${JSON.stringify(error)}`);
  }
}
