import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';
import type { Team } from './team.ts';

/** Flyers of a test's own team, with a template of every type of field. */

const field = (key: string, label: string, type = 'string', more = {}) => ({
  key,
  label,
  type,
  help_text: '',
  ...more,
});

/** Stores a published template, a realtor, an NMLS number for Ana, and a flyer of hers; returns the flyer's id. */
export async function newFlyer({ tenantId, ana }: Team, part: Record<string, unknown> = {}): Promise<string> {
  const id = `flyer-${randomUUID()}`;
  await firestore.doc(paths.member(ana.uid)).update({ nmls_id: '1995131' });
  await firestore.doc(paths.realtors.one(tenantId, 'lena')).set({
    id: 'lena',
    tenant_id: tenantId,
    created_by_user_id: ana.uid,
    name: 'Lena Ortiz',
    email: '',
    phone: '(973) 555-0140',
    mls_id: '',
    brokerage: 'Pier Realty',
    photo_url: '',
    notes: '',
  });
  await firestore.doc(paths.templates.one(tenantId, 'open-house')).set({
    id: 'open-house',
    name: 'Open House',
    description: 'For a Sunday.',
    category: 'flyer',
    status: 'published',
    current_version_id: 'v1',
  });
  await firestore.doc(paths.templateVersion(tenantId, 'open-house', 'v1')).set({
    id: 'v1',
    default_data: { headline: 'Open house', disclosure: 'This is not a commitment to lend.' },
    layout: 'open-house',
    handlebars_schema: {
      fields: [
        field('headline', 'Headline'),
        field('property_address', 'Property address', 'address'),
        field('open_house_date', 'Date', 'date'),
        field('list_price', 'List price', 'number', { unit: 'usd' }),
        field('description', 'Description', 'rich_text'),
        field('rsvp_phone', 'RSVP phone', 'phone', { binding: 'officer.phone' }),
        field('disclosure', 'Disclosure', 'rich_text'),
      ],
    },
    required_fields: ['headline', 'property_address', 'open_house_date'],
    locked_fields: ['disclosure', 'rsvp_phone'],
    approval_required: true,
  });
  const now = Timestamp.now();
  await firestore.doc(paths.flyers.one(tenantId, id)).set({
    id,
    template_id: 'open-house',
    template_version_id: 'v1',
    title: 'Sunday on Pier Road',
    owner_user_id: ana.uid,
    tenant_id: tenantId,
    data: {},
    status: 'editing',
    reason: null,
    created_at: now,
    updated_at: now,
    revision: 1,
    realtor_id: null,
    ...part,
  });
  return id;
}

export async function loadFlyer({ tenantId }: Team, id: string) {
  return (await firestore.doc(paths.flyers.one(tenantId, id)).get()).data() ?? {};
}

/** Makes a flyer's finished PDF job look as if a call were still rendering it; returns a function that finishes it again. */
export async function reopenPdfJob({ tenantId }: Team, flyerId: string): Promise<() => Promise<unknown>> {
  const jobs = firestore.collection(paths.pdfJobs.all(tenantId)).where('flyer_instance_id', '==', flyerId);
  const job = (await jobs.get()).docs.find((one) => one.data().format === undefined);
  if (!job) throw new Error('The flyer has no PDF job');
  await job.ref.update({ status: 'running', output_url: null, lease_until: new Date(Date.now() + 600_000) });
  return () => job.ref.set(job.data());
}
