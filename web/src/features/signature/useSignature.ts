import { paths } from '@brokerage/domain/paths';
import type { SignatureSettings } from '@brokerage/domain/signature/signature';
import { storedSignatureSchema } from '@brokerage/domain/signature/storedSignature';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type Live, mapLive } from '../../lib/live-data/useLiveData.ts';
import { useSignatureDefaults } from './useSignatureDefaults.ts';

/** One's own signature settings, live; the defaults as long as nothing was saved. */
export function useSignature(tenantId: string, uid: string): Live<SignatureSettings> {
  const defaults = useSignatureDefaults();
  const live = useDocument(paths.emailSignatures.one(tenantId, uid), storedSignatureSchema);
  return mapLive(live, (saved) => saved ?? defaults);
}
