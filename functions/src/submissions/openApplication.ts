import { callbackRequestSchema, requestedTimeSchema } from '@brokerage/domain/contact/callbackRequest';
import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { isOfficerTarget, linkTitle } from '@brokerage/domain/link/linkTarget';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { toPhoneSpellings } from '@brokerage/domain/phone/toPhoneSpellings';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { applicationShape } from '@brokerage/domain/preapproval/form/application';
import {
  type ConsentReceipt,
  type Submission,
  submissionSchema,
} from '@brokerage/domain/submission/submission';
import type { OpenedSubmission, RelatedSubmission } from '@brokerage/domain/submission/submissionCallables';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { loadAuditHead } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';
import { getAllTyped } from '../data/getAllTyped.ts';
import { parseReadable } from '../data/parseReadable.ts';
import { defineMemberCallable, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { loadSubmission } from './loadSubmission.ts';

/** How many related submissions are named for each matching field. */
const MAX_RELATED = 5;

const toReceipt = ({ version, created_at, page, boxes }: ConsentReceipt) => ({
  version,
  created_at: created_at.toISOString(),
  page,
  boxes,
});

/** The spellings to look for: older records have an email as it was typed, newer ones in lowercase; a phone number stays as typed. */
const SPELLINGS = {
  email: (email: string) => [...new Set([email, email.toLowerCase()])],
  mobile: toPhoneSpellings,
} as const;

/**
 * Finds the newest other submissions with the same email address or phone, in its usual spellings, for an officer only their own. Leaves out unreadable
 * ones.
 */
async function findRelated(
  transaction: Transaction,
  submission: Submission,
  { tenant_id, role, officer_id }: Member,
): Promise<RelatedSubmission[]> {
  const found = new Map<string, RelatedSubmission>();
  for (const field of ['email', 'mobile'] as const) {
    // One more, as the submission itself is among them.
    const same: Query = db
      .submissions(tenant_id)
      .where(field, 'in', SPELLINGS[field](submission[field]))
      .withConverter(null);
    const page = await transaction.get(
      (isAdministrator(role) ? same : same.where('lo_assigned_id', '==', officer_id))
        .orderBy('created_at', 'desc')
        .limit(MAX_RELATED + 1),
    );
    const others = page.docs.filter(({ id }) => id !== submission.id).slice(0, MAX_RELATED);
    for (const one of parseReadable(others, submissionSchema).records) {
      const known = found.get(one.id);
      found.set(one.id, {
        id: one.id,
        kind: one.kind,
        reference_number: one.reference_number,
        name: applicantName(one),
        status: one.status,
        created_at: one.created_at.toISOString(),
        same: [...(known?.same ?? []), field],
      });
    }
  }
  return [...found.values()].toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
}

/** Loads the link, what it opened and, for a flyer, the edition that the applicant saw, if records say so. */
async function loadOrigin(
  transaction: Transaction,
  tenantId: string,
  { shared_link_id, flyer_instance_id, flyer_revision }: Submission,
): Promise<OpenedSubmission['origin']> {
  if (shared_link_id === undefined) return null;
  const [link, flyer, jobs] = await Promise.all([
    transaction.get(db.sharedLinks(tenantId).doc(shared_link_id)),
    flyer_instance_id === undefined ? undefined : transaction.get(db.flyers(tenantId).doc(flyer_instance_id)),
    flyer_instance_id === undefined || flyer_revision === undefined
      ? undefined
      : transaction.get(
          db
            .pdfJobs(tenantId)
            .where('flyer_instance_id', '==', flyer_instance_id)
            .where('revision', '==', flyer_revision)
            .where('status', '==', 'done')
            // One of each format; the applicant came from the one on its own paper.
            .limit(10),
        ),
  ]);
  const { title, approved_at, approved_revision } = flyer?.data() ?? {};
  const stored = link.data();
  return {
    link_code: shared_link_id,
    link_name: stored?.label ?? '',
    flyer_title: title ?? '',
    page_title: (stored && isOfficerTarget(stored.target) && linkTitle(stored)) || null,
    revision: flyer_revision ?? null,
    approved_at:
      flyer_revision !== undefined && approved_revision === flyer_revision
        ? (approved_at?.toISOString() ?? null)
        : null,
    pdf_sha256:
      jobs?.docs.map((job) => job.data()).find(({ format }) => format === undefined)?.sha256 ?? null,
  };
}

/**
 * open-application: returns what an applicant answered and agreed to, or what a visitor wrote who asked for a call back, where they came from,
 * and their other submissions, for administrators and the assigned officer. Each call leaves an audit record.
 */
export const openApplication = defineMemberCallable(
  'open-application',
  'applications:work',
  ({ id }, session, now) =>
    runMemberTransaction(session, async (transaction, actor): Promise<OpenedSubmission> => {
      const { tenant_id: tenantId } = actor;
      const submission = await loadSubmission(transaction, actor, id);
      const callId = toScheduledCallId(id);
      const [answers, calls, receipt, head, origin, related] = await Promise.all([
        transaction.get(db.submissionAnswers(tenantId, id)),
        submission.kind === 'application'
          ? getAllTyped(transaction, db.submission(tenantId, callId), db.submissionAnswers(tenantId, callId))
          : undefined,
        transaction.get(db.consentReceipt(tenantId, id)),
        loadAuditHead(transaction, tenantId, 'application', id),
        loadOrigin(transaction, tenantId, submission),
        findRelated(transaction, submission, actor),
      ]);
      const [called, call] = calls ?? [];
      const stored = answers.data() ?? {};
      audit(transaction, {
        actor,
        action: 'application_read',
        entity: { type: 'application', id, head },
        before: null,
        after: null,
        at: now,
      });
      const storedReceipt = receipt.data();
      return {
        answers: Object.fromEntries(Object.entries(stored).filter(([field]) => field in applicationShape)),
        callback:
          submission.kind === 'callback' ? (callbackRequestSchema.safeParse(stored).data ?? null) : null,
        scheduled_call:
          called?.get('status') === 'withdrawn'
            ? null
            : (requestedTimeSchema.safeParse(call?.data()).data ?? null),
        attribution: attributionSchema.partial().catch({}).parse(stored),
        receipt: storedReceipt ? toReceipt(storedReceipt) : null,
        origin,
        related,
      };
    }),
);
