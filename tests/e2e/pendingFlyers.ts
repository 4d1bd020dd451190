import { createHash } from 'node:crypto';
import { nextAuditRecord } from '@brokerage/domain/audit/auditChain';
import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { FlyerRecord } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStep } from '@brokerage/domain/flyer/record/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { firestore } from './firestore.ts';
import { createSnapshot } from './flyerRecords.ts';
import type { MemberAccount } from './memberAccounts.ts';
import { COMPANY, type Team } from './team.ts';

/** Submitted flyers of a test's own company, as `submit-flyer` leaves them. */

const TEMPLATE = 'open-house';
const VERSION = 'open-house-v1';
const field = (key: string, label: string, type: string) => ({ key, label, type, help_text: '' });

/** The template that the flyers are made from. */
export async function publishTemplate({ tenantId }: Team): Promise<void> {
  await firestore.doc(paths.templates.one(tenantId, TEMPLATE)).set({
    id: TEMPLATE,
    name: 'Open House Flyer',
    description: 'One page.',
    category: 'flyer',
    status: 'published',
    current_version_id: VERSION,
  });
  await firestore.doc(paths.templateVersion(tenantId, TEMPLATE, VERSION)).set({
    id: VERSION,
    default_data: { headline: 'Open house this weekend' },
    handlebars_schema: {
      fields: [
        field('headline', 'Headline', 'string'),
        field('property_address', 'Property address', 'address'),
        field('open_house_date', 'Date', 'date'),
        field('open_house_time', 'Time', 'string'),
      ],
    },
    required_fields: ['headline'],
    locked_fields: [],
    approval_required: true,
    layout: 'open-house',
  });
}

interface Waiting {
  id: string;
  title: string;
  owner: string;
  /** How many minutes ago it was created; newer ones come first. */
  minutesAgo: number;
}

/** A flyer pending approval in revision 2. */
export async function submitFlyer(team: Team, { id, title, owner, minutesAgo }: Waiting): Promise<void> {
  const { tenantId } = team;
  const made = new Date(Date.now() - minutesAgo * 60_000);
  const data = {
    headline: 'Come on Sunday',
    property_address: '14 Maple Avenue, Clifton, NJ 07011',
    open_house_date: '2099-05-10',
    open_house_time: '1 PM to 4 PM',
  };
  const step: FlyerStep = {
    n: 1,
    action: 'submitted',
    at: made,
    by_user_id: owner,
    by_name: 'Ana Reyes',
    revision: 2,
    reason: null,
  };
  const flyer: FlyerRecord = {
    id,
    title,
    template_id: TEMPLATE,
    template_version_id: VERSION,
    owner_user_id: owner,
    tenant_id: tenantId,
    data,
    status: 'pending_approval',
    reason: null,
    revision: 2,
    created_at: made,
    updated_at: made,
    submitted_at: made,
    submitted_revision: 2,
    step_count: 1,
    last_step: step,
    submission_count: 1,
  };
  await firestore.doc(paths.flyers.one(tenantId, id)).set(flyer);
  await firestore.doc(`${paths.flyerHistory(tenantId, id)}/1`).set(step);
  await createSnapshot(tenantId, id, {
    revision: 2,
    template_version_id: VERSION,
    category: 'flyer',
    title,
    data,
    parties: {
      officer: {
        name: 'Ana Reyes',
        title: 'Loan Officer',
        nmls: '1995131',
        phone: '(973) 555-0131',
        email: 'ana@bayside.example',
        photo: '',
      },
      company: {
        name: COMPANY.company_name,
        nmls: COMPANY.nmls_id,
        phone: COMPANY.phone,
        website: 'www.bayside.example',
        licenseLines: COMPANY.licence_lines,
      },
    },
    link: 'https://bayside.example/shared/k3Yt9QwX2a',
    checks_version: '2026-11-21.1',
  });
}

/** A flyer's state, and what the audit log says about it, oldest first. */
export async function loadOutcome({ tenantId }: Team, id: string) {
  const [flyer, logs] = await Promise.all([
    firestore.doc(paths.flyers.one(tenantId, id)).get(),
    firestore.collection(paths.auditLogs.all(tenantId)).where('entity_id', '==', id).orderBy('seq').get(),
  ]);
  return {
    status: flyer.get('status') as unknown,
    reason: flyer.get('reason') as unknown,
    log: logs.docs.map((log) => [log.get('action') as unknown, log.get('after.reason') as unknown]),
  };
}

/** Records that a reviewer rejected a flyer this many times, a minute apart; the last time one minute ago. */
export async function recordRejections(
  { tenantId }: Team,
  { uid }: MemberAccount,
  { id, times, reason }: { id: string; times: number; reason: string },
): Promise<void> {
  const batch = firestore.batch();
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  let head: AuditHead | null = null;
  for (let minutesAgo = times; minutesAgo > 0; minutesAgo -= 1) {
    const draft = {
      tenant_id: tenantId,
      at: new Date(Date.now() - minutesAgo * 60_000),
      actor_user_id: uid,
      actor_name: 'Omar Said',
      action: 'instance_rejected',
      entity_type: 'flyer',
      entity_id: id,
      before: { status: 'pending_approval' },
      after: { status: 'rejected', revision: times - minutesAgo + 1, reason },
    };
    const next: ReturnType<typeof nextAuditRecord> = nextAuditRecord(draft, head, sha256);
    batch.set(firestore.doc(paths.auditLogs.one(tenantId, next.record.id)), next.record);
    head = next.head;
  }
  await batch.commit();
}
