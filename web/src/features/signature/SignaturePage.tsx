import { signatureLicenses } from '@brokerage/domain/license/signatureLicenses';
import { paths } from '@brokerage/domain/paths';
import type { SignatureSettings } from '@brokerage/domain/signature/signature';
import { storedSignatureSchema } from '@brokerage/domain/signature/storedSignature';
import { Box, Card, Skeleton, Stack } from '@mui/material';
import { useMemo } from 'react';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { companyToday } from '../../lib/format/time/companyTime.ts';
import { combineLive } from '../../lib/live-data/combineLive.ts';
import { useHolderLicenses } from '../../lib/live-data/records/useHolderLicenses.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type Live, mapLive, readyData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/SkeletonLines.tsx';
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { SignatureEditor } from './SignatureEditor.tsx';
import { EDITOR_COLUMNS } from './signatureColumns.ts';
import { useSignatureDefaults } from './useSignatureDefaults.ts';

const TITLE = 'Email Signature Generator';
const FAILED = 'Failed to load signature data';

/** Email Signature Generator: the member edits their own signature (docs/product.md#signatures). */
export function SignaturePage() {
  return (
    <PortalPage action="portal:enter" title={TITLE}>
      <PageHeading title={TITLE}>
        Built from your profile and company settings, for Gmail, Outlook and Apple Mail.
      </PageHeading>
      <Signature />
    </PortalPage>
  );
}

/** Subscribes to the user's own signature settings; returns the defaults until something is saved. */
function useSignature(tenantId: string, uid: string): Live<SignatureSettings> {
  const defaults = useSignatureDefaults();
  const live = useDocument(paths.emailSignatures.one(tenantId, uid), storedSignatureSchema);
  return mapLive(live, (saved) => saved ?? defaults);
}

function Signature() {
  const { member } = useSignedIn();
  const signature = useSignature(member.tenant_id, member.user_id);
  const tenant = useTenant(member.tenant_id);
  const licenses = useHolderLicenses(member.tenant_id, [
    { holder_kind: 'company', holder_id: member.tenant_id },
    ...(member.officer_id === null
      ? []
      : [{ holder_kind: 'officer', holder_id: member.officer_id } as const]),
  ]);
  const settings = readyData(tenant);
  const held = readyData(licenses)?.items;
  const facts = useMemo(() => {
    if (!settings || !held) return undefined;
    const { licence_lines, ...own } = signatureLicenses(held, settings, member, companyToday());
    return { company: { ...settings, licence_lines }, own };
  }, [settings, held, member]);
  const all = combineLive([signature, tenant, licenses]);
  const hasNoSettings = tenant.status === 'ready' && !tenant.data;
  useFailureToast(FAILED, all.status === 'failed' || hasNoSettings);
  if (all.status === 'failed') {
    return (
      <ErrorState title={FAILED} onRetry={all.retry}>
        {loadErrorMessage(all.error)}
      </ErrorState>
    );
  }
  if (hasNoSettings) {
    return (
      <ErrorState title={FAILED} onRetry={() => window.location.reload()}>
        Couldn’t read your company’s settings.
      </ErrorState>
    );
  }
  return (
    <>
      <ConnectionHint live={all} />
      {signature.status === 'ready' && facts ? (
        <SignatureEditor stored={signature.data} {...facts} />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** Placeholder for preview and settings. */
function Loading() {
  return (
    <Box sx={EDITOR_COLUMNS}>
      <Card role="status" aria-label="Loading your signature" sx={{ p: 2.5 }}>
        <Skeleton height={28} width={140} sx={{ mb: 2 }} />
        <Stack direction="row" spacing={2}>
          <Skeleton variant="rounded" width={80} height={80} sx={{ flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            {['45%', '30%', '60%', '52%'].map((width) => (
              <Skeleton key={width} height={24} width={width} />
            ))}
          </Box>
        </Stack>
        <Skeleton variant="rounded" height={44} width={220} sx={{ mt: 3 }} />
      </Card>
      <SkeletonLines label="Loading its settings" count={5} kind="fields">
        <Skeleton height={28} width="80%" />
      </SkeletonLines>
    </Box>
  );
}
