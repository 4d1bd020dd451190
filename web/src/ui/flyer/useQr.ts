import type { QrEncoder } from '@brokerage/domain/flyer/layout/flyerInput';
import { useEffect, useState } from 'react';

/** Leaves the code's white ground empty: for who asks where texts stand, and while the encoder loads. */
export const noQr: QrEncoder = () => [];

let loaded: QrEncoder | undefined;

/** Returns what encodes QR codes. It's loaded after the page: a flyer is drawn a moment before its code. */
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
