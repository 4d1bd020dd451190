import { toRecord } from '@brokerage/domain/collections/records';
import { QUESTIONNAIRE_STEP_IDS } from '@brokerage/domain/preapproval/form/questionnaireSteps';
import type { QuestionnaireCount, StageCounts } from '@brokerage/domain/preapproval/questionnaireCount';
import { RETENTION_DAYS, toExpiry } from '@brokerage/domain/retention';
import { dayInZone, dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { seededCompany } from './directory.ts';
import { submissions } from './submissions.ts';
import { LARKFIELD } from './tenants.ts';

const { time_zone: TIME_ZONE } = seededCompany(LARKFIELD).schedule;

const FIRST_DAY = '2026-10-07';
const LAST_DAY = '2026-11-20';

/** Visitors who start per day, Sunday to Saturday; fewer on weekends. */
const STARTS = [5, 11, 12, 10, 11, 9, 6];
/** The share that reaches each step; most leave at the contact details and at income and credit. */
const SHARES = [1, 0.72, 0.66, 0.58, 0.52, 0.34, 0.3];

/** Returns how many start on a day; no two weeks are the same. */
const startsOn = (day: string, index: number) =>
  (STARTS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0) + ((index * 7) % 5);

const submittedOn = (day: string) =>
  submissions.filter(
    ({ tenantId, created }) => tenantId === LARKFIELD && dayInZone(new Date(created), TIME_ZONE) === day,
  ).length;

function toCounts(day: string, index: number): StageCounts {
  const submitted = submittedOn(day);
  const starts = startsOn(day, index);
  // Applicants who submitted reached every step.
  const steps = SHARES.map((share) => Math.max(submitted, Math.round(share * starts)));
  return {
    ...toRecord(QUESTIONNAIRE_STEP_IDS, (step) => steps[QUESTIONNAIRE_STEP_IDS.indexOf(step)] ?? 0),
    submitted,
  };
}

/** Counts of the questionnaire's steps in the weeks before the last application, one shard per day. */
export const questionnaireCounts: readonly QuestionnaireCount[] = (() => {
  const counts: QuestionnaireCount[] = [];
  for (let day = FIRST_DAY; day <= LAST_DAY; day = shiftDate(day, 1)) {
    const expire_at = toExpiry(dayStartInZone(day, TIME_ZONE), RETENTION_DAYS.questionnaireCounts);
    counts.push({ day, counts: toCounts(day, counts.length), expire_at });
  }
  return counts;
})();
