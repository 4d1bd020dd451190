import { withDates } from '@brokerage/domain/collections/withDates';
import { errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import { type Flyer, flyerSchema, toSnapshotSummary } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerStep, flyerStepSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { type FlyerSnapshot, flyerSnapshotSchema } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { type TemplateField, templateVersionSchema } from '@brokerage/domain/template/template';
import { getStorage } from 'firebase-admin/storage';
import { nanoid } from 'nanoid';
import sharp from 'sharp';
import { expect } from 'vitest';
import { withoutUndefined } from '../data/converters.ts';
import { type CallResponse, firestore, required } from './emulator.ts';
import { expectSuccess, newTenant, type Person } from './members.ts';

const field = (key: string, type: TemplateField['type'] = 'string', more: Partial<TemplateField> = {}) => ({
  key,
  type,
  label: key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
  help_text: '',
  ...more,
});

const FIELDS = [
  field('headline'),
  field('property_address', 'address'),
  field('list_price', 'number', { unit: 'usd' }),
  field('property_photo', 'image'),
  field('listing_agent', 'string', { binding: 'realtor.name' }),
  field('disclosure', 'rich_text'),
];
const DISCLOSURE = 'This is not a commitment to lend.';

/** A complete draft that may be submitted. */
export const DRAFT = {
  headline: 'Just listed: sunlight in every room',
  property_address: '14 Maple Avenue, Clifton, NJ 07011',
  list_price: 649000,
};

const PROFILE = {
  name: 'Maria Sample',
  phone: '(973) 555-0101',
  title: 'Loan Officer',
  nmls_id: '1900101',
};

/** Returns a member's record fields with everything that a flyer prints. */
export const officerProfile = (changes: Partial<Member> = {}) => ({ ...PROFILE, ...changes });

/** Creates a company with a published template, an officer who makes flyers and a reviewer. */
export async function newFlyerWorld() {
  const tenant = await newTenant();
  const { tenantId } = tenant;
  const [owner, reviewer] = await Promise.all([
    tenant.join('officer', PROFILE),
    tenant.join('compliance', { name: 'Ines Sample' }),
  ]);
  const ofTenant = (collection: 'flyers' | 'templates' | 'realtors', id: string) =>
    firestore.doc(paths[collection].one(tenantId, id));

  /** Writes a template with one more version, which becomes the current one. */
  async function template(id: string, changes: object = {}, version: object = {}, number = 1) {
    const versionId = `${id}-v${number}`;
    await firestore.doc(paths.templateVersion(tenantId, id, versionId)).set(
      templateVersionSchema.parse({
        id: versionId,
        default_data: { disclosure: DISCLOSURE },
        handlebars_schema: { fields: FIELDS },
        required_fields: ['headline', 'property_address'],
        locked_fields: ['disclosure', 'listing_agent'],
        approval_required: true,
        layout: 'just-listed',
        ...version,
      }),
    );
    await ofTenant('templates', id).set({
      id,
      name: 'Just listed',
      description: '',
      category: 'flyer',
      status: 'published',
      current_version_id: versionId,
      ...changes,
    });
  }
  await template('just-listed');
  await ofTenant('realtors', 'anita').set({
    id: 'anita',
    tenant_id: tenantId,
    created_by_user_id: owner.uid,
    name: 'Anita Desai',
    email: 'anita@homes.example',
    phone: '(973) 555-0161',
    mls_id: '',
    brokerage: 'Homes',
    photo_url: '',
    notes: '',
  });

  const flyer = async (id: string): Promise<Flyer> =>
    flyerSchema.parse(withDates((await ofTenant('flyers', id).get()).data() ?? {}));

  return {
    ...tenant,
    tenant,
    owner,
    reviewer,
    template,
    flyer,
    /** The snapshot submitted in that revision; undefined if there is none. */
    async snapshot(id: string, revision: number): Promise<FlyerSnapshot | undefined> {
      const data = (await firestore.doc(paths.flyerSnapshot(tenantId, id, String(revision))).get()).data();
      return data && flyerSnapshotSchema.parse(data);
    },
    /** What happened to a flyer, oldest first. */
    async history(id: string): Promise<FlyerStep[]> {
      const { docs } = await firestore.collection(paths.flyerHistory(tenantId, id)).orderBy('n').get();
      return docs.map((one) => flyerStepSchema.parse(withDates(one.data())));
    },
    /** Saves a flyer as the rules allow its owner: with the next revision. */
    async save(id: string, changes: Record<string, unknown>) {
      const { revision } = await flyer(id);
      await ofTenant('flyers', id).update({ ...changes, revision: revision + 1 });
      return revision + 1;
    },
    /** A draft of the owner. */
    async draft(
      data: object = DRAFT,
      { realtor_id = null as string | null, template_id = 'just-listed' } = {},
    ) {
      const id = nanoid(21);
      await expectSuccess(owner.token, 'create-flyer', {
        id,
        template_id,
        title: 'Maple Avenue',
        realtor_id,
      });
      await ofTenant('flyers', id).update({ data, revision: 2 });
      return { id, revision: 2 };
    },
    /** A submitted flyer. */
    async pending(data: object = DRAFT) {
      const { id, revision } = await this.draft(data);
      return expectSuccess(owner.token, 'submit-flyer', { id, revision });
    },
    async approved(data: object = DRAFT) {
      const { id, revision } = await this.pending(data);
      return expectSuccess(reviewer.token, 'review-flyer', { decision: 'approve', id, revision });
    },
    /** Writes a flyer in that state, with its snapshot, bypassing the functions. */
    async put(
      id: string,
      { snapshot, ...changes }: Omit<Partial<Flyer>, 'snapshot'> & { snapshot?: FlyerSnapshot },
    ) {
      const now = new Date();
      const version = 'just-listed-v1';
      const record = flyerSchema.parse({
        id,
        template_id: 'just-listed',
        template_version_id: version,
        title: 'Maple Avenue',
        owner_user_id: owner.uid,
        tenant_id: tenantId,
        data: DRAFT,
        status: 'editing',
        reason: null,
        created_at: now,
        updated_at: now,
        revision: 3,
        snapshot: snapshot ? toSnapshotSummary(snapshot) : null,
        ...changes,
      });
      await ofTenant('flyers', id).set(withoutUndefined(record));
      if (snapshot) {
        await firestore.doc(paths.flyerSnapshot(tenantId, id, String(snapshot.revision))).set(snapshot);
      }
    },
    async notices(to: Person) {
      const found = await firestore
        .collection(paths.notices.all(tenantId))
        .where('to_user_id', '==', to.uid)
        .get();
      return found.docs.map((one) => one.data()).toSorted((a, b) => a.created_at - b.created_at);
    },
    async remove() {
      await tenant.remove();
      await bucket().deleteFiles({ prefix: `${paths.tenant(tenantId)}/` });
    },
  };
}
export type FlyerWorld = Awaited<ReturnType<typeof newFlyerWorld>>;

/** Returns what a reviewer would see of a draft, for flyers written without the functions. */
export const sampleSnapshot = (changes: Partial<FlyerSnapshot> = {}): FlyerSnapshot => ({
  revision: 3,
  template_version_id: 'just-listed-v1',
  category: 'flyer',
  title: 'Maple Avenue',
  public_title: DRAFT.headline,
  data: { ...DRAFT, disclosure: DISCLOSURE },
  parties: {
    officer: {
      name: PROFILE.name,
      title: PROFILE.title,
      nmls: PROFILE.nmls_id,
      phone: PROFILE.phone,
      email: 'maria@staff.example',
      photo: '',
    },
    company: {
      name: 'Testfield Lending',
      nmls: '1990099',
      phone: '(973) 555-0190',
      website: 'testfield.example',
      licenseLines: ['Sample license 1'],
    },
  },
  link: 'https://testfield.example/shared/abcdefghijkm',
  checks_version: '1',
  ...changes,
});

export const bucket = () => getStorage().bucket();

/** Returns the download address that the web SDK returns for a file. */
export const downloadAddress = (path: string, of = bucket().name) =>
  `http://${required('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${of}/o/${encodeURIComponent(path)}?alt=media&token=abc`;

/** Stores a file as a member's upload; returns its address. */
export async function upload(path: string, bytes: Buffer, contentType = 'image/jpeg'): Promise<string> {
  await bucket().file(path).save(bytes, { resumable: false, contentType });
  return downloadAddress(path);
}

/** Returns a picture of one color. */
export const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 140, b: 110 } } });

/** Returns an error's details as the web reads them. */
export async function getErrorDetails(response: Promise<CallResponse>) {
  const { error } = (await response).body;
  expect(error).toBeDefined();
  return { status: error?.status, message: error?.message, ...errorDetailsSchema.parse(error?.details) };
}
