import { createHash } from 'node:crypto';
import { type FlyerRecord, flyerSchema, toSnapshotSummary } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { flyerSnapshotSchema } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { PdfJob } from '@brokerage/domain/flyer/record/pdfJob';
import { addSums, LINK_SUMS } from '@brokerage/domain/link/linkCount';
import { type LinkSums, linkSumsSchema, type SharedLinkRecord } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { customAlphabet } from 'nanoid';
import { withoutUndefined } from '../data/converters.ts';
import { firestore, required } from './emulator.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const newId = customAlphabet('23456789abcdefghjkmnpqrstuvwxyz', 12);

/** A version of the seeded template open-house. */
const VERSION = 'open-house-v2';
const bucket = () => getStorage().bucket(`${required('GCLOUD_PROJECT')}.appspot.com`);

const parties = {
  officer: { name: 'Sample officer', title: '', nmls: '', phone: '', email: '', photo: '' },
  company: { name: 'Testfield Lending', nmls: '1990099', phone: '', website: '', licenseLines: [] },
};

/** Flyers and links that a test adds to a tenant and removes with `remove`. */
export function linkWorld(tenantId: string) {
  const codes: string[] = [];
  const flyers: string[] = [];

  /** An approved flyer with a snapshot, as review-flyer leaves it. `officer`: what the snapshot says about its officer. */
  async function flyer(
    owner: string,
    changes: Partial<FlyerRecord> = {},
    officer: Partial<FlyerParties['officer']> = {},
  ): Promise<string> {
    const id = newId();
    const snapshot = flyerSnapshotSchema.parse({
      revision: 2,
      template_version_id: VERSION,
      category: 'flyer',
      title: 'Open house, Smith file',
      public_title: 'Open house on Maple Avenue',
      data: { headline: 'Come and see', property_address: '12 Maple Avenue' },
      parties: { ...parties, officer: { ...parties.officer, ...officer } },
      link: 'https://site.example/shared/x',
      checks_version: '1',
    });
    const record = flyerSchema.parse({
      id,
      template_id: 'open-house',
      template_version_id: VERSION,
      title: 'Open house, Smith file',
      owner_user_id: owner,
      tenant_id: tenantId,
      data: {},
      status: 'approved',
      reason: null,
      created_at: NOW,
      updated_at: NOW,
      revision: 2,
      approved_at: NOW,
      approved_revision: 2,
      snapshot: toSnapshotSummary(snapshot),
      ...changes,
    });
    await firestore.doc(paths.flyers.one(tenantId, id)).set(withoutUndefined(record));
    await firestore.doc(paths.flyerSnapshot(tenantId, id, '2')).set(snapshot);
    flyers.push(id);
    return id;
  }

  /** A link as stored in the database. */
  async function link(flyerId: string, creator: string, changes: Partial<SharedLinkRecord> = {}) {
    const code = newId();
    const record: SharedLinkRecord = {
      short_code: code,
      tenant_id: tenantId,
      flyer_instance_id: flyerId,
      created_by_user_id: creator,
      kind: 'link',
      label: '',
      created_at: NOW,
      expires_at: null,
      is_disabled: false,
      utm_source: 'mail',
      utm_medium: null,
      utm_campaign: null,
      ...changes,
    };
    await firestore.doc(paths.sharedLinks.one(tenantId, code)).set(record);
    codes.push(code);
    return code;
  }

  /** The file and the job as render-pdf leaves them. */
  async function pdf(flyerId: string, owner: string, bytes: Buffer): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const job: PdfJob = {
      id: `${flyerId}-job`,
      tenant_id: tenantId,
      flyer_instance_id: flyerId,
      owner_user_id: owner,
      revision: 2,
      status: 'done',
      output_url: 'x',
      input_digest: 'x',
      sha256,
      size: bytes.length,
      error: null,
      attempts: 1,
      created_at: NOW,
      updated_at: NOW,
      lease_until: NOW,
    };
    await bucket()
      .file(`${paths.flyerFiles(tenantId, flyerId)}/${sha256}.pdf`)
      .save(bytes, { resumable: false, contentType: 'application/pdf' });
    await firestore.doc(paths.pdfJobs.one(tenantId, job.id)).set(job);
  }

  const found = async (collection: string, field: string, value: string) =>
    (await firestore.collection(collection).where(field, '==', value).get()).docs;
  const loadRows = (code: string) => found(paths.linkAnalytics.all(tenantId), 'shared_link_id', code);
  const loadCounts = (code: string) => found(paths.linkCounts.all(tenantId), 'short_code', code);
  const loadVisitors = async (code: string) => {
    const id = FieldPath.documentId();
    const all = firestore.collection(paths.linkVisitors.all(tenantId));
    return (await all.where(id, '>=', `${code}_`).where(id, '<', `${code}_~`).get()).docs;
  };
  const loadLink = async (code: string) =>
    (await firestore.doc(paths.sharedLinks.one(tenantId, code)).get()).data();
  const loadJobs = (flyerId: string) => found(paths.pdfJobs.all(tenantId), 'flyer_instance_id', flyerId);

  /** A link's total counts, like the analytics page adds them up: its own sums plus shards that aren't compacted yet. */
  async function loadSums(code: string): Promise<LinkSums> {
    const parts = (await loadCounts(code)).map((part) => part.data()).filter((part) => !part.is_folded);
    return addSums([await loadLink(code), ...parts].map((one) => linkSumsSchema.parse(one ?? {})));
  }

  async function remove(): Promise<void> {
    for (const code of codes) {
      const requests = found(paths.linkRequests.all(tenantId), 'short_code', code);
      const all = await Promise.all([
        loadRows(code),
        loadCounts(code),
        loadVisitors(code),
        loadAudits(code),
        requests,
      ]);
      await Promise.all(all.flat().map(({ ref }) => ref.delete()));
      await firestore.doc(paths.sharedLinks.one(tenantId, code)).delete();
    }
    for (const id of flyers) {
      const all = [...(await loadJobs(id)), ...(await loadAudits(id))];
      await Promise.all(all.map(({ ref }) => ref.delete()));
      await firestore.recursiveDelete(firestore.doc(paths.flyers.one(tenantId, id)));
      if (all.length > 0) await bucket().deleteFiles({ prefix: `${paths.flyerFiles(tenantId, id)}/` });
    }
    codes.length = 0;
    flyers.length = 0;
  }
  const loadAudits = (id: string) => found(paths.auditLogs.all(tenantId), 'entity_id', id);

  return {
    flyer,
    link,
    pdf,
    loadLink,
    loadSums,
    loadCounts,
    loadVisitors,
    remove,
    /** The nth audit record about a link. */
    loadAudit: async (code: string, seq: number) =>
      (await loadAudits(code)).map((record) => record.data()).find((record) => record.seq === seq),
    /** Also removes what a function created. */
    made: (code: string) => codes.push(code),
    rows: async (code: string) => (await loadRows(code)).map((row) => row.data()),
    /** Changes a flyer's snapshot, and what lists show of it, bypassing the functions. */
    async setSnapshot(id: string, changes: object) {
      const ref = firestore.doc(paths.flyerSnapshot(tenantId, id, '2'));
      await ref.update(changes);
      const snapshot = toSnapshotSummary(flyerSnapshotSchema.parse((await ref.get()).data()));
      await firestore.doc(paths.flyers.one(tenantId, id)).update({ snapshot });
    },
    setFlyer: (id: string, changes: object) => firestore.doc(paths.flyers.one(tenantId, id)).update(changes),
    setLink: (code: string, changes: object) =>
      firestore.doc(paths.sharedLinks.one(tenantId, code)).update(changes),
  };
}

/** Returns all sums at zero except those given. */
export const sums = (some: Partial<LinkSums>): LinkSums => ({
  ...(Object.fromEntries(LINK_SUMS.map((name) => [name, 0])) as unknown as LinkSums),
  ...some,
});
