import { sharedLinkAddress } from '@brokerage/domain/share/sharedLink';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { siteOrigin } from '../../lib/siteOrigin.ts';
import type { LinkRow } from './linkRow.ts';
import { QrCode } from './QrCode.tsx';

/** The QR code of a link that is there already. */
export function LinkQrDialog({ row, onClose }: { row: LinkRow; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        QR code of “{row.name}”
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
