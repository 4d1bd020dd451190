import type { QrEncoder } from '@brokerage/domain/flyer/layout/flyerInput';
import { useEffect, useState } from 'react';

/** Draws no code: for callers that only need text positions, and while the encoder loads. */
export const noQr: QrEncoder = () => [];

let loaded: QrEncoder | undefined;

/** Returns the QR encoder. It loads after the page, so a flyer may appear briefly without its code. */
export function useQr(): QrEncoder {
  const [qr, setQr] = useState<QrEncoder>(() => loaded ?? noQr);
  useEffect(() => {
    if (loaded) return;
    import('./qrModules.ts').then(
      ({ qrModules }) => {
        loaded = qrModules;
        setQr(() => qrModules);
      },
      // Offline, the preview has no code; the server creates the PDF.
      () => {},
    );
  }, []);
  return qr;
}
