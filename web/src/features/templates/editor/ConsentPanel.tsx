import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { formatField } from '@brokerage/domain/flyer/fields/formatField';
import { plainText } from '@brokerage/domain/flyer/texts/plainText';
import { can } from '@brokerage/domain/member/roles';
import type { ConsentNeeds } from '@brokerage/domain/template/consentNeeds';
import { toLifetimeDays } from '@brokerage/domain/template/flyerLifetime';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import type { ContentField, TemplateContent } from '@brokerage/domain/template/templateCallables';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { toTemplateContent } from '@brokerage/domain/template/templateContent';
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { formatMoment } from '../../../lib/format/time/formatDate.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { NoReviewerAlert } from '../NoReviewerAlert.tsx';
import { formatLifetime } from '../templateWords.ts';
import { useConsentReviewerCount } from '../useConsentReviewerCount.ts';
import type { StoredTemplate } from './useStoredTemplate.ts';

const ConsentDecisionDialog = lazy(async () => ({
  default: (await import('./ConsentDecisionDialog.tsx')).ConsentDecisionDialog,
}));

/** Shows the template's consent status: requested, waiting, to be decided here, or declined. */
export function ConsentPanel({ stored }: { stored: StoredTemplate }) {
  const { template, consent, declined } = stored;
  if (consent && isAwaitingConsent(template)) return <Waiting stored={stored} consent={consent} />;
  if (!declined) return null;
  return (
    <Alert severity="error" role="note" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      <AlertTitle>
        {declined.by_name} declined to publish this version on {formatMoment(declined.at)}
      </AlertTitle>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{declined.reason}</Typography>
      {template.current_version_id !== '' && 'Officers are still using the version published earlier.'}
    </Alert>
  );
}

interface ConsentChangesProps {
  content: TemplateContent;
  /** The version officers use now. */
  published: TemplateVersion | undefined;
  needs: ConsentNeeds;
}

/** Returns a field's locked text as printed; '' for none. */
function lockedText(field: ContentField | undefined): string {
  if (!field?.locked) return '';
  return formatField(field, field.default) || plainText(field.default);
}

/** Lists the changes that need compliance approval, with each locked text as published and as proposed. */
function ConsentChanges({ content, published, needs }: ConsentChangesProps) {
  const earlier = published && toTemplateContent(content, published);
  const before = earlier?.fields ?? [];
  const lifetime = toLifetimeDays(content, content.category);
  const earlierLifetime = earlier && toLifetimeDays(earlier, earlier.category);
  const isNewLifetime = earlier ? lifetime !== earlierLifetime : lifetime !== null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {needs.reasons.includes('no_approval') && (
        <li>
          <strong>No one reviews flyers made from it.</strong> They’re approved as soon as an officer submits
          them.
        </li>
      )}
      {isNewLifetime && (
        <Box component="li" sx={{ mt: 0.5 }}>
          <strong>How long flyers are valid</strong>
          {earlierLifetime !== undefined && (
            <Version name="Published" text={formatLifetime(earlierLifetime)} />
          )}
          <Version name="New" text={formatLifetime(lifetime)} />
        </Box>
      )}
      {needs.fields.map((key) => {
        const was = before.find((field) => field.key === key);
        const is = content.fields.find((field) => field.key === key);
        return (
          <Box component="li" key={key} sx={{ mt: 0.5 }}>
            <strong>{is?.label ?? was?.label ?? key}</strong>, set by compliance
            <Version name="Published" text={lockedText(was)} />
            <Version name="New" text={lockedText(is)} />
          </Box>
        );
      })}
    </Box>
  );
}

const Version = ({ name, text }: { name: string; text: string }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
    {name}: {text === '' ? <em>no locked text</em> : text}
  </Typography>
);

interface WaitingProps {
  stored: StoredTemplate;
  consent: NonNullable<StoredTemplate['consent']>;
}

function Waiting({ stored, consent }: WaitingProps) {
  const { member } = useSignedIn();
  const { template, content, published, editorIds } = stored;
  const reviewers = useConsentReviewerCount(template.id, stored.revision);
  const [decision, setDecision] = useState<'consent' | 'decline'>();
  const isOwn = [consent.requested_by_user_id, ...editorIds].includes(member.user_id);
  const mayConsent = can(member, 'templates:consent');
  const close = () => setDecision(undefined);
  const props = { id: template.id, name: content.name, revision: stored.revision, onClose: close };
  return (
    <Alert
      severity="warning"
      role="note"
      icon={false}
      sx={{ mb: 3, '& .MuiAlert-message': { width: '100%' } }}
    >
      <AlertTitle>Waiting for consent</AlertTitle>
      <Typography>
        {consent.requested_by_name} asked for consent on {formatMoment(consent.requested_at)}.{' '}
        {template.current_version_id === ''
          ? 'Officers can’t use this template until someone in compliance consents.'
          : 'Until someone in compliance consents, officers keep using the version that’s published now.'}
      </Typography>
      <ConsentChanges content={content} published={published} needs={consent} />
      {mayConsent && !isOwn && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 2 }}>
          <Button variant="contained" onClick={() => setDecision('consent')}>
            Consent and publish
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setDecision('decline')}>
            Decline
          </Button>
        </Stack>
      )}
      {mayConsent && isOwn && (
        <Typography sx={{ mt: 1.5 }}>{templateErrors['template-own-request'].sentence}</Typography>
      )}
      {reviewers === 0 && <NoReviewerAlert />}
      {can(member, 'templates:manage') && (
        <Typography sx={{ mt: 1.5 }}>
          If anyone saves a change to this template, the request ends and you’ll need to ask again.
        </Typography>
      )}
      {decision && (
        <Suspense>
          <ConsentDecisionDialog decision={decision} {...props} />
        </Suspense>
      )}
    </Alert>
  );
}
