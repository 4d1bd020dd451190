import {
  FUNNEL_DAYS_LIMIT,
  QUESTIONNAIRE_SHARDS,
  toQuestionnaireFunnel,
} from '@brokerage/domain/preapproval/questionnaireCount';
import { db } from '../../data/db.ts';
import { defineMemberCallable } from '../../http/defineMemberCallable.ts';

/**
 * get-questionnaire-funnel: returns how far visitors got in the questionnaire of the caller's company, in total and by day, for
 * administrators. Reads the shards of the days, so its cost doesn't depend on the number of applications.
 */
export const getQuestionnaireFunnel = defineMemberCallable(
  'get-questionnaire-funnel',
  'submissions:read',
  async (days, { member: { tenant_id: tenantId } }) => {
    const { docs } = await db
      .questionnaireCounts(tenantId)
      .where('day', '>=', days.from)
      .where('day', '<=', days.to)
      .limit(FUNNEL_DAYS_LIMIT * QUESTIONNAIRE_SHARDS)
      .get();
    return toQuestionnaireFunnel(
      docs.map((part) => part.data()),
      days,
    );
  },
);
