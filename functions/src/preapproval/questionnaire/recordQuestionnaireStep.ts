import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { defineCallableWithoutAppCheck } from '../../http/defineCallable.ts';
import { instanceRateLimit } from '../../http/instanceRateLimit.ts';
import { isCountedCaller, stageCount } from './countStage.ts';

/** Seven per visitor, which allows for seventeen people behind one address who go through all steps within a minute. */
const REPORTS_PER_MINUTE = 120;
const assertWithinRateLimit = instanceRateLimit(REPORTS_PER_MINUTE);

/** record-questionnaire-step: counts that a visitor reached a step. The response is the same whether or not it counted. */
export const recordQuestionnaireStep = defineCallableWithoutAppCheck(
  'record-questionnaire-step',
  async ({ step }, visitor, now) => {
    assertWithinRateLimit(visitor.ip, now);
    if (!isCountedCaller(visitor)) return {};
    const { tenantId } = visitor;
    const { ref, changes } = stageCount(tenantId, step, now, await loadCompanyTimeZone(tenantId, now));
    await ref.set(changes, { merge: true });
    return {};
  },
);
