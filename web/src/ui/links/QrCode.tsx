import { Box, Button, Stack, Typography } from '@mui/material';
import { downloadFile } from '../../lib/downloadFile.ts';
import { useNotify } from '../feedback/NotifyProvider.tsx';
import { qrFileName, qrPng, qrSvg, scanAddress } from './qrImage.ts';

interface QrCodeProps {
  shareUrl: string;
  title: string;
  /** Whether the link ends some day. */
  expires: boolean;
}

/** A link's QR code, to view and download. */
export function QrCode({ shareUrl, title, expires }: QrCodeProps) {
  const notify = useNotify();
  const address = scanAddress(shareUrl);
  const svg = qrSvg(address);

  async function savePng() {
    try {
      downloadFile(await qrPng(address), qrFileName(title, 'png'));
    } catch {
      notify({ title: 'Failed to save the QR code', text: 'Try the SVG instead.', severity: 'error' });
    }
  }

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5} sx={{ alignItems: { sm: 'center' } }}>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`QR code for the link to ${title}`}
        sx={{ width: 176, height: 176, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Stack spacing={1.5} sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2">QR code for this link</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          For signs, slides and print. Visits from this code count as scans.
          {expires && ' It stops working when the link expires.'}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Print it at least 1 inch wide and keep the white border. For signs, allow 1 inch for every 10 inches
          of distance: 12 inches to scan from 10 feet.
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            onClick={() => downloadFile(svg, qrFileName(title, 'svg'), 'image/svg+xml')}
          >
            Download SVG
          </Button>
          <Button variant="outlined" onClick={() => void savePng()}>
            Download PNG
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
