import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { linkErrors } from '@brokerage/domain/errors/linkErrors';
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
import type { LinkedFlyer } from '../../lib/links/linkNames.ts';
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
  const blocker = hasWebsite(member.tenant_id) ? findShareError(flyer, owner) : linkErrors['no-website'];
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
          {shareUrl === undefined && blocker && (
            <Alert severity="warning">
              <AlertTitle>{blocker.title}</AlertTitle>
              {blocker.sentence}
            </Alert>
          )}
          {shareUrl === undefined && !blocker && flyer.status === 'loading' && (
            <Skeleton variant="rounded" height={280} role="status" aria-label="Loading flyer" />
          )}
          {shareUrl === undefined && !blocker && flyer.status !== 'loading' && (
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

/** Returns why the flyer can't be shared, as far as the page knows; the function decides. */
function findShareError(flyer: Live<LinkedFlyer | undefined>, owner: UserRole | undefined) {
  if (flyer.status !== 'ready') return undefined;
  if (!flyer.data) return flyerErrors['flyer-not-found'];
  if (flyer.data.status !== 'approved') return flyerErrors['flyer-not-shareable'];
  return owner?.status === 'deactivated' ? linkErrors['flyer-owner-deactivated'] : undefined;
}
