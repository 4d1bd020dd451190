import type {
  RequestedTime,
  CallbackRequest as StoredRequest,
} from '@brokerage/domain/contact/callbackRequest';
import { CONTACT_TOPICS } from '@brokerage/domain/contact/topics';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { Box, Typography } from '@mui/material';
import { companyZoneName } from '../../../lib/format/time/companyTime.ts';
import { type Fact, FactList } from '../../../ui/data-display/FactList.tsx';
import { SubmissionGate } from './SubmissionGate.tsx';
import type { useOpenedSubmission } from './useOpenedSubmission.ts';

/** Formats the requested callback time: `Friday, Nov 27, 12 PM to 3 PM, Eastern time`. */
export const formatRequestedTime = ({ callback, time_zone }: RequestedTime): string =>
  `${callbackTimeText(callback)}, ${time_zone ? formatTimeZone(time_zone) : companyZoneName()}`;

const toFacts = ({ topic, message, ...time }: StoredRequest): Fact[] => [
  { label: 'Topic', value: CONTACT_TOPICS.find(({ value }) => value === topic)?.label ?? topic },
  { label: 'Requested time', value: formatRequestedTime(time) },
  ...(message === '' ? [] : [{ label: 'Message', value: message }]),
];

/** Where the request came from. */
function Origin({ request: { application_reference } }: { request: StoredRequest }) {
  if (application_reference === undefined) {
    return 'Sent through the contact form, so there are no answers, consents or files here.';
  }
  return (
    <>
      Scheduled on the website after sending application{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {application_reference}
      </Box>
      , which has the answers and files. A contact you log here counts for both.
    </>
  );
}

/** The content of a visitor's callback request. */
export function CallbackRequestPanel({ opened }: { opened: ReturnType<typeof useOpenedSubmission> }) {
  return (
    <Box component="section" aria-labelledby="callback-request">
      <Typography variant="h3" id="callback-request" sx={{ mb: 1 }}>
        Request
      </Typography>
      <SubmissionGate opened={opened} what="message">
        {({ callback }) =>
          callback ? (
            <>
              <FactList facts={toFacts(callback)} />
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
                <Origin request={callback} />
              </Typography>
            </>
          ) : (
            <Typography>We couldn’t read this message. Look for it in your company’s mailbox.</Typography>
          )
        }
      </SubmissionGate>
    </Box>
  );
}
