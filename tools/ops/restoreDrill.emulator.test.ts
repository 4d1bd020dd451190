import { paths } from '@brokerage/domain/paths';
import { deleteApp, getApp } from 'firebase-admin/app';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { HARBORVIEW, LARKFIELD } from '../seed/tenants.ts';
import { restoreDrill } from './restoreDrill.ts';

const source = process.env.GCLOUD_PROJECT ?? '';
afterEach(() => deleteApp(getApp()));

/** A drill takes five seconds on a quiet machine, and the first one longer. */
const TIMEOUT_MS = 120_000;

it(
  'restores every record, with audit logs that verify against their anchors',
  async () => {
    const { documents, tenants, ttlFields } = await restoreDrill(source);
    expect(documents).toBeGreaterThan(300);
    for (const tenantId of [LARKFIELD, HARBORVIEW]) {
      const found = tenants.find((tenant) => tenant.tenantId === tenantId);
      expect(found?.records, tenantId).toBeGreaterThan(0);
      expect(found?.anchorsChecked, tenantId).toBeGreaterThan(0);
    }
    expect(ttlFields).toContain('questionnaire_counts.expire_at');
  },
  TIMEOUT_MS,
);

it(
  'detects a lost audit record',
  async () => {
    const lose = async (firestore: Firestore) => {
      const log = firestore.collection(paths.auditLogs.all(LARKFIELD));
      await (await log.limit(1).get()).docs[0]?.ref.delete();
    };
    await expect(restoreDrill(source, lose)).rejects.toThrow(`The audit log of ${LARKFIELD} is broken`);
  },
  TIMEOUT_MS,
);

it(
  'detects a change of any other record',
  async () => {
    const change = (firestore: Firestore) =>
      firestore.doc(paths.tenant(HARBORVIEW)).update({ phone: '(555) 555-0000' });
    await expect(restoreDrill(source, change)).rejects.toThrow(
      `1 records differ after the restore, such as ${paths.tenant(HARBORVIEW)}`,
    );
  },
  TIMEOUT_MS,
);
