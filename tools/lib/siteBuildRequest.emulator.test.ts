import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { clearSiteBuildRequest, readSiteBuildRequest } from './siteBuildRequest.ts';

const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-brokerage' }, 'site-build');
const firestore = getFirestore(app);
afterAll(() => deleteApp(app));

const ask = (tenantId: string, at: Timestamp) =>
  firestore.doc(paths.jobProgress.one(tenantId, 'site-build')).set({ requested_at: at });
const at = (minute: number) => new Timestamp(1_790_000_000 + minute * 60, 0);

it('is removed by the build that fulfills it, and by no earlier one', async () => {
  const tenantId = `test-${randomUUID()}`;
  expect(await readSiteBuildRequest(firestore, tenantId)).toBeUndefined();
  await ask(tenantId, at(0));
  const asked = await readSiteBuildRequest(firestore, tenantId);
  expect(asked).toEqual(at(0));
  await ask(tenantId, at(1));
  await clearSiteBuildRequest(firestore, tenantId, at(0));
  expect(await readSiteBuildRequest(firestore, tenantId), 'asked while the build ran').toEqual(at(1));
  await clearSiteBuildRequest(firestore, tenantId, at(1));
  expect(await readSiteBuildRequest(firestore, tenantId)).toBeUndefined();
  await clearSiteBuildRequest(firestore, tenantId, at(1));
});
