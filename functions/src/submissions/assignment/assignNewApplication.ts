import { paths } from '@brokerage/domain/paths';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { REGION } from '../../data/region.ts';
import { describeError, logger } from '../../logging/logger.ts';
import { withTracing } from '../../logging/requestId.ts';
import { assignByRule } from './assignByRule.ts';

/**
 * assign-new-application: assigns each new submission of the General team by the company's rule. A single instance processes them one at a
 * time (assignByRule.ts). Firestore retries a failed event for up to 24 hours.
 */
export const assignNewApplication = onDocumentCreated(
  {
    document: paths.submissions.one('{tenantId}', '{submissionId}'),
    region: REGION,
    retry: true,
    maxInstances: 1,
    concurrency: 80,
    timeoutSeconds: 300,
  },
  withTracing(async ({ params, data }) => {
    if (data?.get('route_to') !== 'General') return;
    // The document's path has these parameters.
    const { tenantId, submissionId } = params as { tenantId: string; submissionId: string };
    try {
      await assignByRule(tenantId, submissionId);
    } catch (error) {
      logger.error('Submission not assigned', { tenant: tenantId, error: describeError(error) });
      // An error of our own, because the message of a database error may quote the record.
      throw new Error('Submission not assigned');
    }
  }),
);
