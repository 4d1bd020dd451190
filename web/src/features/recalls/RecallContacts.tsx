import type { CallableOutput } from '@brokerage/domain/callables';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { isRecallAtWork, type Recall } from '@brokerage/domain/recall/recall';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { mailLink } from '../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';

/** People who may still hand out printed copies, because paper can't be recalled. */
export function RecallContacts({ recall }: { recall: Recall }) {
  return (
    <Card component="section" aria-labelledby="recall-contacts" sx={{ p: 2.5 }}>
      <Typography variant="h2" id="recall-contacts">
        Who to tell
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 1.5, maxWidth: '44em' }}>
        Printed copies can’t be recalled. Ask these loan officers to stop handing them out.
      </Typography>
      <Contacts recall={recall} />
    </Card>
  );
}

type Officer = CallableOutput<'get-recall-contacts'>['officers'][number];

const toName = ({ name }: Officer): string => name || 'Former teammate';

const formatCopies = ({ flyers, prints, scans }: Officer): string =>
  `${pluralize(flyers, 'recalled flyer')}, ${pluralize(prints, 'printed QR code')}, ${pluralize(scans, 'scan')} in the last 90 days`;

function Contacts({ recall }: { recall: Recall }) {
  // While it's running, querying after each batch would be too often.
  const count = isRecallAtWork(recall) ? 0 : recall.recalled - (recall.undo?.restored ?? 0);
  const state = useFunction('get-recall-contacts', { id: recall.id }, count);
  if (state.status === 'loading') {
    return <Skeleton role="status" aria-label="Loading loan officers" variant="rounded" height={72} />;
  }
  if (state.status === 'failed') return <InlineLoadError what="the loan officers" live={state} />;
  const { officers, is_at_least } = state.data;
  if (officers.length === 0) return <Typography>This recall no longer covers any flyers.</Typography>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {officers.map((officer) => (
          <Box
            component="li"
            key={officer.user_id}
            sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              {toName(officer)}
              {!officer.is_active && ' (deactivated)'}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatCopies(officer)}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
              {officer.phone && (
                <Link
                  href={phoneLink(officer.phone)}
                  aria-label={`Call ${toName(officer)}, ${formatUsPhone(officer.phone)}`}
                  sx={{ py: 0.5 }}
                >
                  {formatUsPhone(officer.phone)}
                </Link>
              )}
              {officer.email && (
                <Link
                  href={mailLink(officer.email)}
                  aria-label={`Email ${toName(officer)}, ${officer.email}`}
                  sx={{ py: 0.5 }}
                >
                  {officer.email}
                </Link>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {is_at_least && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          There are more. These are the loan officers with the most printed QR codes.
        </Typography>
      )}
    </>
  );
}
