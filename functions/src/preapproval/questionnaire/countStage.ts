import { randomInt } from 'node:crypto';
import {
  QUESTIONNAIRE_SHARDS,
  type QuestionnaireStage,
  questionnaireCountId,
} from '@brokerage/domain/preapproval/questionnaireCount';
import { RETENTION_DAYS, toExpiry } from '@brokerage/domain/retention';
import { dayInZone, dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import type { Caller } from '../../http/caller.ts';
import { isBot } from '../../links/isBot.ts';

/**
 * Returns whether a request counts: from a person's browser without Global Privacy Control. Steps and submitted applications follow the
 * same rule, so that they can be compared.
 */
export const isCountedCaller = ({ userAgent, optedOut, isPrefetch }: Caller): boolean =>
  !optedOut && !isPrefetch && !isBot(userAgent);

/**
 * Returns what adds one to a stage today, for a `set` with `merge` and without a read. The shard of the day is random, so nothing stored
 * tells which reports came from one visitor.
 */
export function stageCount(tenantId: string, stage: QuestionnaireStage, now: Date, timeZone: string) {
  const day = dayInZone(now, timeZone);
  const id = questionnaireCountId(day, randomInt(QUESTIONNAIRE_SHARDS));
  return {
    ref: db.questionnaireCounts(tenantId).doc(id).withConverter(null),
    changes: {
      day,
      counts: { [stage]: FieldValue.increment(1) },
      // From the start of the day: an exact time would reveal when somebody was here.
      expire_at: toExpiry(dayStartInZone(day, timeZone), RETENTION_DAYS.questionnaireCounts),
    },
  };
}
