import { DomainError } from '@brokerage/domain/errors/DomainError';
import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import { audit } from '../audit/audit.ts';
import { loadAuditHead } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';
import { defineMemberCallable, runMemberTransaction } from '../http/defineMemberCallable.ts';
import { loadSubmission } from './loadSubmission.ts';
import { transitionSubmission } from './transitionSubmission.ts';

/** add-application-note: adds a note to the timeline; each mentioned member gets a notice. */
export const addApplicationNote = defineMemberCallable(
  'add-application-note',
  'applications:work',
  (input, session, now) =>
    transitionSubmission(input, session, now, () => ({
      name: 'note',
      text: input.text,
      mentions: input.mentions,
    })),
);

/** edit-application-note: changes the caller's own note and keeps its previous text. */
export const editApplicationNote = defineMemberCallable(
  'edit-application-note',
  'applications:work',
  ({ id, event_id, text }, session, now) =>
    runMemberTransaction(session, async (transaction, actor) => {
      const { tenant_id: tenantId } = actor;
      await loadSubmission(transaction, actor, id);
      const ref = db.submissionEvents(tenantId, id).doc(event_id);
      const note = (await transaction.get(ref)).data();
      if (note?.action !== 'note') throw new DomainError('application-note-not-found');
      if (note.by_user_id !== actor.user_id) throw new DomainError('application-note-not-yours');
      if (text === '') throw new DomainError('application-note-empty');
      if (note.text === text) return {};
      if (note.edits.length >= SUBMISSION_LIMITS.noteEdits) {
        throw new DomainError('application-note-changed-often');
      }
      const head = await loadAuditHead(transaction, tenantId, 'application', id);
      transaction.update(ref, { text, edits: [...note.edits, { text: note.text, at: now }] });
      audit(transaction, {
        actor,
        action: 'application_note_changed',
        entity: { type: 'application', id, head },
        before: null,
        after: { event: event_id },
        at: now,
      });
      return {};
    }),
);
