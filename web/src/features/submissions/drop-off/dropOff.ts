import { toCsv } from '@brokerage/domain/csv/toCsv';
import { STEPS } from '@brokerage/domain/preapproval/form/steps';
import {
  QUESTIONNAIRE_STAGES,
  type QuestionnaireFunnel,
  type QuestionnaireStage,
  type StageCounts,
} from '@brokerage/domain/preapproval/questionnaireCount';
import { formatCount } from '../../../lib/format/formatCount.ts';

/** How a stage is named. */
interface StageNames {
  /** `1. Contact Information & Consent`. */
  listed: string;
  /** For the start of a sentence: `Step 1, Contact Information & Consent`. */
  inText: string;
  /** For a column head: `Step 1`. */
  short: string;
}

/** Step 4 is named after the purpose, which isn't counted, so here it is Loan Details. */
const STEP_NAMES = new Map<QuestionnaireStage, StageNames>(
  STEPS.map(({ id, title }, index) => [
    id,
    {
      listed: `${index + 1}. ${title}`,
      inText: `Step ${index + 1}, ${title}`,
      short: `Step ${index + 1}`,
    },
  ]),
);

/** Returns the names of a step, or of the stage after the last one. */
export const stageNames = (stage: QuestionnaireStage): StageNames =>
  STEP_NAMES.get(stage) ?? { listed: 'Submitted', inText: 'Submitting', short: 'Submitted' };

/** How many visitors reached a stage, and how many of them left there. */
interface StageLoss {
  stage: QuestionnaireStage;
  reached: number;
  /** Null after the last step, because applicants who submitted didn't leave. */
  left: number | null;
}

/** Compares each stage with the next one. Visitors who continue after midnight can make a stage larger than the previous one. */
export function toLosses(total: StageCounts): StageLoss[] {
  return QUESTIONNAIRE_STAGES.map((stage, index) => {
    const next = QUESTIONNAIRE_STAGES[index + 1];
    const reached = total[stage];
    return { stage, reached, left: next ? Math.max(0, reached - total[next]) : null };
  });
}

/** With fewer visitors at a step, a share says little. */
const FEWEST_FOR_SHARE = 10;

const shareLost = ({ reached, left }: StageLoss): number =>
  reached < FEWEST_FOR_SHARE ? 0 : (left ?? 0) / reached;

const formatStopped = ({ reached, left }: StageLoss): string =>
  `${formatCount(left ?? 0)} of ${formatCount(reached)} stopped there`;

/**
 * Returns `Step 7, Loan Officer Assignment, loses the largest share: 53 of 67 stopped there (79%).`, and the step that loses the most
 * visitors if that is another one.
 */
export function formatLargestLoss(losses: readonly StageLoss[]): string {
  const [most] = losses.toSorted((one, other) => (other.left ?? 0) - (one.left ?? 0));
  if (!most?.left) return 'No one left before submitting.';
  const [steepest = most] = losses.toSorted((one, other) => shareLost(other) - shareLost(one));
  const loss = `${stageNames(most.stage).inText}, loses the most visitors: ${formatStopped(most)}.`;
  if (shareLost(steepest) <= shareLost(most)) return loss;
  return `${stageNames(steepest.stage).inText}, loses the largest share: ${formatStopped(steepest)} (${Math.round(shareLost(steepest) * 100)}%). ${loss}`;
}

/** Returns a line for each day, the earliest first, with all steps. */
export const dropOffCsv = (days: QuestionnaireFunnel['days']): string =>
  toCsv([
    ['Day', ...QUESTIONNAIRE_STAGES.map((stage) => stageNames(stage).listed)],
    ...days.map(({ day, counts }) => [day, ...QUESTIONNAIRE_STAGES.map((stage) => counts[stage])]),
  ]);
