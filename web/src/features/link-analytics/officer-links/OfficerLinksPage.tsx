import { linkErrors } from '@brokerage/domain/errors/linkErrors';
import { Alert, Button, Card, Link, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { loadFailureText } from '../../../lib/errors/loadFailureText.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ConnectionHint } from '../../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/PortalPage.tsx';
import { NewOfficerLinkDialog } from './NewOfficerLinkDialog.tsx';
import { OfficerLinkList } from './OfficerLinkList.tsx';
import { useOfficerLinks } from './useOfficerLinks.ts';

/** Links & QR Codes: tracked links to an officer's public page and the questionnaire (docs/product.md#shared-links). */
export function OfficerLinksPage() {
  return (
    <PortalPage action="flyers:make" title="Links & QR Codes" isWide>
      <OfficerLinksContent />
    </PortalPage>
  );
}

function OfficerLinksContent() {
  const { member, isAdministrator } = useSignedIn();
  const live = useOfficerLinks();
  const [isOpen, setOpen] = useState(false);
  // The function decides; somebody with an entry may still not be listed.
  const mayCreate = isAdministrator || member.officer_id !== null;
  const create = mayCreate && (
    <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      Create Link
    </Button>
  );
  const isEmpty = live.status === 'ready' && live.data.rows.length === 0 && live.data.unreadable === 0;
  return (
    <>
      <PageHeading title="Links & QR Codes" actions={!isEmpty && create}>
        Tracked links for business cards, yard signs and profiles. They open a loan officer’s public page, or
        the questionnaire with that officer chosen. Their views count in{' '}
        <Link component={RouterLink} to={routePaths.analytics}>
          Link Analytics
        </Link>
        .
      </PageHeading>
      {!mayCreate && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {linkErrors['no-directory-entry'].sentence}
        </Alert>
      )}
      <ConnectionHint live={live} />
      {live.status === 'loading' && (
        <Card role="status" aria-label="Loading links" sx={{ p: 2 }}>
          <Stack spacing={2}>
            {['a', 'b', 'c', 'd'].map((row) => (
              <Skeleton key={row} height={48} />
            ))}
          </Stack>
        </Card>
      )}
      {live.status === 'failed' && (
        <ErrorState title="Failed to load links" onRetry={live.retry}>
          {loadFailureText(live.error, 'This doesn’t change the links themselves.')}
        </ErrorState>
      )}
      {live.status === 'ready' && live.data.unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {live.data.unreadable === 1 ? '1 record' : `${live.data.unreadable} records`} couldn’t be shown.
          Please let your administrator know.
        </Alert>
      )}
      {isEmpty && (
        <EmptyState title="No links yet">
          Make one for your card or sign. It shows up here with its QR code and its views.
          {create && <Stack sx={{ alignItems: 'center', mt: 2 }}>{create}</Stack>}
        </EmptyState>
      )}
      {live.status === 'ready' && live.data.rows.length > 0 && <OfficerLinkList {...live.data} />}
      {isOpen && <NewOfficerLinkDialog onClose={() => setOpen(false)} />}
    </>
  );
}
