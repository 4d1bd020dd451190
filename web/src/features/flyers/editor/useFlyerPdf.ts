import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { useEffect, useState } from 'react';
import { callFunction, functionsErrorCode, sentenceOf } from '../../../lib/callFunction.ts';
import { useSignedIn } from '../../../lib/useSession.ts';
import { useNotify } from '../../../ui/NotifyProvider.tsx';

export interface FlyerPdf {
  isBusy: boolean;
  /** Address of the file within this page, once it is there. */
  address: string | undefined;
  generate: () => Promise<void>;
}

/** Makes the PDF of an approved flyer and brings it here: the file itself is for signed-in people alone. */
export function useFlyerPdf({ id }: Pick<Flyer, 'id'>): FlyerPdf {
  const { user } = useSignedIn();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
  }, [address]);

  async function generate() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { url } = await callFunction('render-pdf', { instanceId: id });
      const response = await fetch(url, { headers: { Authorization: `Bearer ${await user.getIdToken()}` } });
      if (!response.ok) throw new Error(`The file could not be read: ${response.status}`);
      setAddress(URL.createObjectURL(await response.blob()));
      notify({ title: 'The PDF is ready', severity: 'success' });
    } catch (error) {
      const title = functionsErrorCode(error) ? sentenceOf(error) : 'Failed to generate PDF';
      notify({ title, severity: 'error' });
    }
    setBusy(false);
  }
  return { isBusy, address, generate };
}
