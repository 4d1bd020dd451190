import type { ParsedInput } from '@brokerage/domain/callables';

type SentAction = ParsedInput<'update-application'>['action'];
type Incomplete = Extract<SentAction, { name: 'mark_incomplete' }>;
type RecordedNotice = Extract<SentAction, { name: 'record_notice' }>;

/** A status change with everything that current pages send. */
export type CompleteStatusAction =
  | Exclude<SentAction, Incomplete | RecordedNotice>
  | (Incomplete & { missing: string; reply_by: string | null })
  | (RecordedNotice & { sent_on: string | null; method: NonNullable<RecordedNotice['method']> | null });

/** Fills in what pages of version 1.0 leave out of a status change. The contract can't do that: see `submissionCallables.ts`. */
export function fillInStatusAction(action: SentAction): CompleteStatusAction {
  switch (action.name) {
    case 'mark_incomplete':
      return { ...action, missing: action.missing ?? '', reply_by: action.reply_by ?? null };
    case 'record_notice':
      return { ...action, sent_on: action.sent_on ?? null, method: action.method ?? null };
    default:
      return action;
  }
}
