import { Alert, Box, Card, Link, Stack, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import manyHomes from '../../../illustrations/drawn/manyHomes.svg?no-inline';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { markFirstListReady } from '../../../lib/first-list/firstList.ts';
import { routePaths, securityTabPath } from '../../../lib/routes/routePaths.ts';
import { type SessionEnd, useSession } from '../../../lib/session/useSession.ts';
import { queueLoginToast } from '../../../ui/feedback/loginToast.ts';
import { useDismissToast } from '../../../ui/feedback/NotifyProvider.tsx';
import { usePageTitle } from '../../../ui/layout/head/usePageTitle.ts';
import { PageSpinner } from '../../../ui/layout/PageSpinner.tsx';
import { type EmailLink, readEmailLink } from './emailLink.ts';
import { loginPath, nextPath } from './nextPath.ts';
import { SignInViews } from './SignInViews.tsx';

// Loaded only for links from our emails.
const ConfirmationView = lazy(async () => ({
  default: (await import('./ConfirmationView.tsx')).ConfirmationView,
}));
const NewPasswordView = lazy(async () => ({
  default: (await import('./NewPasswordView.tsx')).NewPasswordView,
}));

const END_WORDS: Record<SessionEnd, string | undefined> = {
  left: undefined,
  disabled: 'You were signed out because your account is no longer active. Ask your administrator.',
  expired:
    'You were signed out because your session ended, for example after a password change. Please sign in again.',
  ended:
    'You were signed out on all devices because you asked for it, your password changed, or an administrator changed your account. Please sign in again.',
  idle: 'You were signed out after 30 minutes of inactivity. Please sign in again.',
  aged: 'You were signed out because you signed in 12 hours ago. Please sign in again.',
  renewal: 'Please sign in again. You will be asked for your code.',
  elsewhere:
    'You’re signed out because your session ended or you signed out in another window. Please sign in again.',
};

const PASSWORD_UPDATED = 'Password updated successfully! Please log in.';

/** The message above the page's card. In the history entry, so that it outlives the end of a session. */
export interface LoginPageState {
  isPasswordUpdated?: boolean;
  wantsNewLink?: boolean;
}

export interface LoginPageProps {
  /** The page's own location; `state` is undefined on the first visit. */
  location: { search: string; hash: string; state: LoginPageState | undefined };
  /** Replaces the URL: for another view of this page, or for the portal after sign-in. */
  replace: (path: string, state?: LoginPageState) => void;
}

/** Leaves for the portal. */
function Entering({ path, replace }: { path: string; replace: LoginPageProps['replace'] }) {
  useEffect(() => replace(path), [path, replace]);
  return <PageSpinner />;
}

interface EmailLinkViewProps {
  link: EmailLink;
  onPasswordSet: () => void | Promise<void>;
  onNewLink: () => void;
  onBack: () => void;
}

/** The view that an email link opens. */
function EmailLinkView({ link, onPasswordSet, onNewLink, onBack }: EmailLinkViewProps) {
  return link.kind === 'confirmation' ? (
    <ConfirmationView key={link.code} mode={link.mode} code={link.code} onLeave={onBack} />
  ) : (
    <NewPasswordView
      key={link.code ?? ''}
      code={link.code}
      onDone={onPasswordSet}
      onNewLink={onNewLink}
      onBack={onBack}
    />
  );
}

/** The layout of each login view: the portal's company, and the link to the main site. `above` goes above the card. */
function LoginFrame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const company = useCompany();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        justifyItems: 'center',
        // The header doesn't move, no matter how tall a view or its errors are.
        pt: { xs: 3, sm: 'max(24px, 7dvh)' },
      }}
    >
      <Stack spacing={3} sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 472, px: 2 }}>
        <Box sx={{ textAlign: 'center' }}>
          <Box component="img" src={company.mark || '/favicon.svg'} alt="" width={52} height={52} sx={mark} />
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {company.name}
          </Typography>
          <Typography variant="h1">Officer Portal</Typography>
        </Box>
        {above}
        <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Suspense fallback={<PageSpinner />}>{children}</Suspense>
        </Card>
        <Link href={routePaths.home} sx={{ alignSelf: 'center', py: 1.25 }}>
          Back to the main site
        </Link>
      </Stack>
      <Box aria-hidden sx={street} />
    </Box>
  );
}

/** On white, because an uploaded one may be dark. */
const mark = { mb: 1, borderRadius: '10px', bgcolor: '#fff' } as const;

/** A row of homes along the bottom of the page, repeated on wide screens. A phone doesn't load it, as it would draw the page late. */
const street = {
  display: { xs: 'none', sm: 'block' },
  alignSelf: 'end',
  width: '100%',
  height: 'clamp(110px, 16vw, 200px)',
  mt: 4,
  background: `url("${manyHomes}") 50% 100% / auto 100% repeat-x`,
} as const;

/**
 * The members' sign-in with all its views (docs/product.md#sign-in). A link from an email takes precedence. Works without the portal's
 * router, which loads in the background.
 */
export function LoginPage({ location, replace }: LoginPageProps) {
  usePageTitle('Officer sign-in');
  const session = useSession();
  const [hint, setHint] = useState<string>();
  const dismissNotice = useDismissToast();
  const link = readEmailLink(location);
  useEffect(markFirstListReady, []);

  if (link) {
    const leave = (next: LoginPageState) => {
      dismissNotice();
      replace(routePaths.officerLogin, next);
    };
    return (
      <LoginFrame>
        <EmailLinkView
          link={link}
          onBack={() => leave({})}
          onNewLink={() => leave({ wantsNewLink: true })}
          onPasswordSet={async () => {
            // Sign out any current user: the new password's owner signs in now, with a second factor if they have one.
            if (session.user) await session.signOut();
            leave({ isPasswordUpdated: true });
          }}
        />
      </LoginFrame>
    );
  }
  const { isPasswordUpdated = false, wantsNewLink = false } = location.state ?? {};
  if (session.user && !wantsNewLink) {
    return <Entering path={nextPath(new URLSearchParams(location.search))} replace={replace} />;
  }
  if (session.status === 'loading') return <PageSpinner />;

  const end = session.status === 'signed-out' && session.end ? END_WORDS[session.end] : undefined;
  const words = hint ?? (isPasswordUpdated ? PASSWORD_UPDATED : end);
  return (
    <LoginFrame
      above={words && <Alert severity={words === PASSWORD_UPDATED ? 'success' : 'info'}>{words}</Alert>}
    >
      <SignInViews
        startsWithReset={wantsNewLink}
        isFollowing={location.state !== undefined}
        onBack={() => {
          if (wantsNewLink) replace(routePaths.officerLogin, {});
        }}
        onHint={setHint}
        onSuccess={() =>
          queueLoginToast({
            title: 'Login Successful',
            text: 'Redirecting to portal...',
            severity: 'success',
          })
        }
        onFactorRemoved={() => {
          queueLoginToast({
            title: 'Login Successful',
            text: 'Your lost authenticator was removed. Set up a new one now.',
            severity: 'success',
          });
          replace(loginPath(new URL(securityTabPath, window.location.origin)));
        }}
      />
    </LoginFrame>
  );
}
