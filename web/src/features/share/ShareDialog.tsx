import { REFUSALS, wrongStatus } from '@brokerage/domain/flyer/workflowRefusals';
import { LINK_REFUSALS } from '@brokerage/domain/link/linkRefusals';
import type { UserRole } from '@brokerage/domain/member/userRole';
import {
  Alert,
  AlertTitle,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Skeleton,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import type { LinkedFlyer } from '../../lib/links/linkRow.ts';
import type { Live } from '../../lib/live-data/documents.ts';
import { hasWebsite } from '../../lib/routes/hasWebsite.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import type { ShareDialogProps } from '../../lib/shareDialogContext.ts';
import { useDiscardWarning } from '../../ui/forms/useDiscardWarning.tsx';
import { FlyerLinks } from './FlyerLinks.tsx';
import { ShareForm } from './ShareForm.tsx';
import { ShareResult } from './ShareResult.tsx';
import { useFlyerLinks } from './useFlyerLinks.ts';

/** Creates links to an approved flyer and lists the existing ones (docs/product.md#share-links). */
export function ShareDialog({ flyerId, title, onClose }: ShareDialogProps) {
  const id = useId();
  const { member } = useSignedIn();
  const { flyer, links, owner } = useFlyerLinks(flyerId);
  const [shareUrl, setShareUrl] = useState<string>();
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const { markEdited, markSaved, requestClose, warning } = useDiscardWarning('Close', onClose);
  const showCreated = (url: string) => {
    markSaved();
    setShareUrl(url);
  };
  const refusal = hasWebsite(member.tenant_id) ? refusalOf(flyer, owner) : LINK_REFUSALS.otherWebsite;
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isSmall} onClose={requestClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        Share “{title}”
      </DialogTitle>
      <DialogContent onChange={markEdited}>
        <Stack spacing={3} sx={{ pt: 0.5 }}>
          {shareUrl !== undefined && (
            <ShareResult shareUrl={shareUrl} title={title} onAgain={() => setShareUrl(undefined)} />
          )}
          {shareUrl === undefined && refusal && (
            <Alert severity="warning">
              <AlertTitle>{refusal.title}</AlertTitle>
              {refusal.message}
            </Alert>
          )}
          {shareUrl === undefined && !refusal && flyer.status === 'loading' && (
            <Skeleton variant="rounded" height={280} role="status" aria-label="Loading flyer" />
          )}
          {shareUrl === undefined && !refusal && flyer.status !== 'loading' && (
            <ShareForm flyerId={flyerId} onCreated={showCreated} />
          )}
          <Divider />
          <FlyerLinks flyer={flyer} links={links} owner={owner} />
        </Stack>
      </DialogContent>
      {warning}
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Why it can't be shared, as far as is known here: the function has the last word. */
function refusalOf(flyer: Live<LinkedFlyer | undefined>, owner: UserRole | undefined) {
  if (flyer.status !== 'ready') return undefined;
  if (!flyer.data) return REFUSALS.notFound;
  if (flyer.data.status !== 'approved') return wrongStatus('share');
  return owner?.status === 'deactivated' ? LINK_REFUSALS.ownerDeactivated : undefined;
}
