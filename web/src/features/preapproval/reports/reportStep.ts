import { stepAt } from '@brokerage/domain/preapproval/form/steps';
import { postToFunction } from '../../../lib/firebase/postToFunction.ts';
import { safeLocalStorage } from '../../../lib/safeStorage.ts';
import { hasOptedOut } from '../../../lib/saveAttribution.ts';
import type { OpenedDraft } from '../draft/openDraft.ts';
import { REPORTED_KEY } from '../draft/storageKeys.ts';

type ReportedDraft = Pick<OpenedDraft, 'id' | 'savedAt' | 'step'>;

/** Fallback for browsers that don't allow storage. */
const reported = new Map<string, number>();

function loadReportedStep(id: string): number {
  const saved = safeLocalStorage.getJson(REPORTED_KEY) as { id?: unknown; step?: unknown } | null;
  return saved?.id === id && typeof saved.step === 'number' ? saved.step : 0;
}

/** Returns the furthest reported step. A draft saved before step reports existed counts from its next step. */
const furthestReport = ({ id, savedAt, step }: ReportedDraft): number =>
  Math.max(reported.get(id) ?? 0, loadReportedStep(id)) || (savedAt ? step : 0);

/**
 * Reports that someone reached a step: once per step and draft, and never an earlier step. The report contains only the step, so reports
 * can't be linked to each other. Ignores failures.
 */
export function reportStep(draft: ReportedDraft, step: number): void {
  if (step <= furthestReport(draft) || hasOptedOut()) return;
  reported.set(draft.id, step);
  // Saved only on this device, with the draft.
  safeLocalStorage.setJson(REPORTED_KEY, { id: draft.id, step });
  postToFunction(
    'record-questionnaire-step',
    { step: stepAt(step).id },
    { keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
  ).catch(() => undefined);
}
