import { CONTACT_TOPICS } from '@brokerage/domain/contact/topics';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { Box, Skeleton, Typography } from '@mui/material';
import { companyZoneName } from '../../../lib/format/companyTime.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FactList } from './FactList.tsx';
import type { useOpenedApplication } from './useOpenedApplication.ts';

const topicName = (topic: string) => CONTACT_TOPICS.find(({ value }) => value === topic)?.label ?? topic;

function RequestFacts({ opened }: { opened: ReturnType<typeof useOpenedApplication> }) {
  if (opened.status === 'loading') {
    return (
      <div role="status" aria-label="Loading the request">
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    );
  }
  if (opened.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the request" onRetry={opened.retry}>
        {opened.message}
      </ErrorState>
    );
  }
  const { callback } = opened.data;
  if (!callback) return <Typography>The message couldn’t be shown.</Typography>;
  return (
    <FactList
      facts={[
        { label: 'Topic', value: topicName(callback.topic) },
        { label: 'Time asked for', value: `${callbackTimeText(callback.callback)}, ${companyZoneName()}` },
        { label: 'Message', value: callback.message },
      ]}
    />
  );
}

/** Shows what a visitor wrote who asked for a call back. */
export function CallbackRequest({ opened }: { opened: ReturnType<typeof useOpenedApplication> }) {
  return (
    <Box component="section" aria-labelledby="callback-request">
      <Typography variant="h3" id="callback-request" sx={{ mb: 1 }}>
        Request
      </Typography>
      <RequestFacts opened={opened} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        From the contact form. It isn’t an application, so it has no answers, consents, or PDF and MISMO
        files.
      </Typography>
    </Box>
  );
}
