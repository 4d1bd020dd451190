import { effectiveData } from '@brokerage/domain/flyer/fields/missingFields';
import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { toValidUntil } from '@brokerage/domain/flyer/validity/validUntil';
import { paths } from '@brokerage/domain/paths';
import { TEMPLATE_CATEGORIES, templateVersionSchema } from '@brokerage/domain/template/template';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';
import { toText } from './toText.ts';

/** Returns when the flyer ends, counted from its effective date or its approval; null when it doesn't, or when its version is gone. */
async function loadEnd(
  read: (path: string) => Promise<DocumentSnapshot>,
  flyer: DocumentSnapshot,
): Promise<Date | null> {
  const tenantId = toText(flyer.get('tenant_id'));
  const [templateId = '', versionId = ''] = ['template_id', 'template_version_id'].map((field) =>
    toText(flyer.get(field)),
  );
  if (templateId === '' || versionId === '') return null;
  const version = templateVersionSchema.safeParse(
    (await read(paths.templateVersion(tenantId, templateId, versionId))).data(),
  );
  if (!version.success) return null;
  const template = await read(paths.templates.one(tenantId, templateId));
  const named: unknown = flyer.get('snapshot.category') ?? template.get('category');
  const category = TEMPLATE_CATEGORIES.find((one) => one === named);
  const approvedAt = (flyer.get('approved_at') ?? flyer.get('updated_at')) as Timestamp | undefined;
  const timeZone: unknown = (await read(paths.tenant(tenantId))).get('office_schedule.time_zone');
  if (!category || !approvedAt) return null;
  const parties = flyer.get('snapshot.parties') as FlyerParties | undefined;
  const stored = (flyer.get('data') ?? {}) as Record<string, unknown>;
  const data = effectiveData(version.data, stored, parties);
  return toValidUntil(
    { version: version.data, category, data },
    { now: approvedAt.toDate(), timeZone: toText(timeZone) || 'America/New_York' },
  );
}

/**
 * Gives approved flyers their end, which `sync-link-flyer` copies to their links. It runs after the deployment, because the old version
 * keeps approving flyers without one. Until it has run, older rate sheets show no end.
 */
export const flyerEnds: Migration = {
  number: 12,
  name: 'flyer-ends',
  summary:
    'Gives approved flyers the day through which they are valid: their links then say that the offer has expired.',
  phase: 'after-deploy',
  collections: (tenantIds) => tenantIds.map(paths.flyers.all),
  fields: ['status', 'valid_until'],
  isPending: (flyer) => flyer.get('status') === 'approved' && flyer.get('valid_until') === undefined,
  migrate: async (transaction, flyer) => {
    const read = (path: string): Promise<DocumentSnapshot> => transaction.get(flyer.ref.firestore.doc(path));
    transaction.update(flyer.ref, { valid_until: await loadEnd(read, flyer), schema_version: 12 });
  },
};
