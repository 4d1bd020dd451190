import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { useEffect, useState } from 'react';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useFlyerFile } from '../../../ui/flyer/files/useFlyerFile.ts';

export interface FlyerPdf {
  isBusy: boolean;
  /** The file's address within this page, once it is there. */
  address: string | undefined;
  generate: () => Promise<void>;
}

/** Makes the PDF of an approved flyer and keeps it while the page shows it. */
export function useFlyerPdf(flyer: Pick<Flyer, 'id' | 'tenant_id'>): FlyerPdf {
  const notify = useNotify();
  const { isBusy, load } = useFlyerFile(flyer);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address);
  }, [address]);

  const generate = () =>
    load((href) => {
      setAddress(href);
      notify({ title: 'The PDF is ready', severity: 'success' });
    });
  return { isBusy, address, generate };
}
