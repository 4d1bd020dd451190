import type { QrEncoder } from '@brokerage/domain/flyer/layout/flyerInput';
import { useEffect, useState } from 'react';

/** Draws no code: for callers that only need text positions, and while the encoder loads. */
export const noQr: QrEncoder = () => [];

let loaded: QrEncoder | undefined;

/** Returns the QR encoder. It loads after the page, so a flyer is drawn a moment before its code. */
export function useQr(): QrEncoder {
  const [qr, setQr] = useState<QrEncoder>(() => loaded ?? noQr);
  useEffect(() => {
    if (loaded) return;
    import('./qrModules.ts').then(
      ({ qrModules }) => {
        loaded = qrModules;
        setQr(() => qrModules);
      },
      // Without a connection the preview has no code; the PDF is made on the server.
      () => {},
    );
  }, []);
  return qr;
}
