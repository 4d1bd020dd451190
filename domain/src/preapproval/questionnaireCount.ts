import * as z from 'zod';
import { DAY_MS } from '../schedule/durations.ts';
import { shiftDate } from '../schedule/localTime.ts';
import { QUESTIONNAIRE_STEP_IDS } from './form/questionnaireSteps.ts';

/** Counted stages: the first time a draft reaches a step, and the submission. */
export const QUESTIONNAIRE_STAGES = [...QUESTIONNAIRE_STEP_IDS, 'submitted'] as const;
export type QuestionnaireStage = (typeof QUESTIONNAIRE_STAGES)[number];

/**
 * Shards per day, chosen at random. One document sustains one write per second, so this is enough for ten reports a second: 120,000
 * visitors a day who go through all seven steps.
 */
export const QUESTIONNAIRE_SHARDS = 10;
/** Maximum days per call of get-questionnaire-funnel: 920 shards at most. */
export const FUNNEL_DAYS_LIMIT = 92;

const count = z.number().int().min(0).default(0);
const stageCountsSchema = z.object(
  Object.fromEntries(QUESTIONNAIRE_STAGES.map((stage) => [stage, count])) as Record<
    QuestionnaireStage,
    typeof count
  >,
);
export type StageCounts = z.output<typeof stageCountsSchema>;

/** One shard of a day. It contains nothing about anybody: a day and eight numbers. */
export const questionnaireCountSchema = z.object({
  /** In the company's time zone. */
  day: z.iso.date(),
  counts: stageCountsSchema,
  /** When Firestore's TTL removes it. */
  expire_at: z.date(),
});
export type QuestionnaireCount = z.output<typeof questionnaireCountSchema>;

/** Returns the id of a shard of a day. */
export const questionnaireCountId = (day: string, shard: number): string => `${day}_${shard}`;

/** The first and the last day, both inclusive. */
const funnelDaysSchema = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Choose an end date on or after the start date',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < FUNNEL_DAYS_LIMIT * DAY_MS, {
    path: ['from'],
    message: `Choose ${FUNNEL_DAYS_LIMIT} days or fewer`,
  });
type FunnelDays = z.output<typeof funnelDaysSchema>;

/** How far visitors got, in total and by day: each day of the period, the earliest first. */
const questionnaireFunnelSchema = z.object({
  total: stageCountsSchema,
  days: z.array(z.object({ day: z.iso.date(), counts: stageCountsSchema })),
});
export type QuestionnaireFunnel = z.output<typeof questionnaireFunnelSchema>;

function addCounts(parts: readonly StageCounts[]): StageCounts {
  const sums = QUESTIONNAIRE_STAGES.map((stage) => [
    stage,
    parts.reduce((sum, part) => sum + part[stage], 0),
  ]);
  return Object.fromEntries(sums) as StageCounts;
}

/** Adds up the shards of a period. Days without counts are zeros. */
export function toQuestionnaireFunnel(
  parts: readonly Pick<QuestionnaireCount, 'day' | 'counts'>[],
  { from, to }: FunnelDays,
): QuestionnaireFunnel {
  const byDay = Map.groupBy(parts, ({ day }) => day);
  const days: QuestionnaireFunnel['days'] = [];
  for (let day = from; day <= to; day = shiftDate(day, 1)) {
    days.push({ day, counts: addCounts((byDay.get(day) ?? []).map(({ counts }) => counts)) });
  }
  return { total: addCounts(days.map(({ counts }) => counts)), days };
}

/** The contract of what administrators read; a visitor's report is among the public callables. */
export const questionnaireCallables = {
  'get-questionnaire-funnel': { input: funnelDaysSchema, output: questionnaireFunnelSchema },
} as const;
