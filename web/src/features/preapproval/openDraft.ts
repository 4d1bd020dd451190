import { applicationShape, recordIdSchema } from '@brokerage/domain/preapproval/application';
import { canKeepDrafts, type Draft, loadDraft, newDraft } from './draft.ts';

/** A draft as the page begins with it. */
export interface OpenedDraft extends Draft {
  /** From `?lo=`: chosen as soon as the list of officers shows that it exists. */
  requestedOfficer?: string;
  /** On the clock of `performance.now()`, which nobody sets back. */
  openedAt: number;
  /** False: the browser refuses to keep answers. */
  isKept: boolean;
}

/** The draft to go on with, or a new one, with what the address asks for: `?purpose=` and `?lo=`. */
export function openDraft(search: URLSearchParams, now: Date): OpenedDraft {
  const draft = loadDraft(now) ?? newDraft(now);
  const values = { ...draft.values };
  const purpose = applicationShape.purpose.safeParse(search.get('purpose'));
  if (purpose.success) values.purpose ??= purpose.data;
  const officer = recordIdSchema.safeParse(search.get('lo'));
  const opened: OpenedDraft = { ...draft, values, openedAt: performance.now(), isKept: canKeepDrafts() };
  if (officer.success && !values.lo_assigned_id) {
    values.working_with_lo = true;
    opened.requestedOfficer = officer.data;
  }
  return opened;
}
