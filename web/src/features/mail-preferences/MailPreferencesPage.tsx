import { Box, Card, Stack, Typography } from '@mui/material';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { MailPreferencesForm, MailPreferencesSkeleton } from './MailPreferencesForm.tsx';
import { useMailPreferences } from './useMailPreferences.ts';

const TITLE = 'Notifications';

/** Notifications: which emails the signed-in member gets, and when (docs/product.md#emails). */
export function MailPreferencesPage() {
  return (
    <PortalPage action="portal:enter" title={TITLE} isNarrow>
      <PageHeading title={TITLE}>
        Choose which emails you get: right away, in a daily summary or not at all.
      </PageHeading>
      <Stack spacing={2.5}>
        <Preferences />
        <AlwaysSent />
      </Stack>
    </PortalPage>
  );
}

function Preferences() {
  const { member } = useSignedIn();
  const live = useMailPreferences(member.tenant_id, member.user_id);
  return (
    <div>
      <ConnectionHint live={live} />
      {live.status === 'ready' && <MailPreferencesForm stored={live.data.topics} />}
      {live.status === 'failed' && (
        <ErrorState title="Couldn’t load your notification settings" onRetry={live.retry}>
          Check your connection and try again.
        </ErrorState>
      )}
      {live.status === 'loading' && <MailPreferencesSkeleton />}
    </div>
  );
}

const ALWAYS_SENT = [
  [
    'Your account',
    'Invitations, password resets, sign-in address changes, sign-outs and two-factor authentication.',
  ],
  ['Your team', 'Role changes, deactivations and audit log digests, for super administrators.'],
  ['Recalls', 'One of your flyers was recalled or restored.'],
  ['Applicants', 'Emails to applicants. Your company decides which ones go out.'],
  [
    'Your company’s mailbox',
    'Messages from the contact page, leads without a loan officer, overdue leads and license reminders.',
  ],
] as const;

/** Lists the emails that can't be turned off. */
function AlwaysSent() {
  return (
    <Card component="section" aria-labelledby="always-sent" sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" id="always-sent">
        Emails that always go out
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        These keep your account and your company safe, so you can’t turn them off here.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        {ALWAYS_SENT.map(([name, what]) => (
          <div key={name}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {what}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}
