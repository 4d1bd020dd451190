import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { QrCode } from '../../ui/links/QrCode.tsx';

/** The QR code of a link that is there already. */
export function LinkQrDialog({ row, onClose }: { row: LinkRow; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        QR code for “{row.name}”
      </DialogTitle>
      <DialogContent>
        <QrCode shareUrl={sharedLinkAddress(siteOrigin(), row.link.short_code)} title={row.flyer} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
