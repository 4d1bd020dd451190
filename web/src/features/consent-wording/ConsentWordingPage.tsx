import type { Tenant } from '@brokerage/domain/company/tenant';
import { paths } from '@brokerage/domain/paths';
import {
  type ConsentVersion,
  consentVersionSchema,
  presentConsent,
} from '@brokerage/domain/preapproval/consent/consentVersion';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { companyMoment } from '../../lib/format/time/companyTime.ts';
import { combineLive } from '../../lib/live-data/combineLive.ts';
import { useTenant } from '../../lib/live-data/records/useTenant.ts';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonLines } from '../../ui/feedback/SkeletonLines.tsx';
import { FORM_WIDTH, PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { ConsentTextList } from './ConsentTextList.tsx';
import { PublishWordingDialog } from './PublishWordingDialog.tsx';

/** The consent texts for applicants, in all versions; super administrators publish new ones. */
export function ConsentWordingPage() {
  return (
    <PortalPage action="company:manage" title="Consent Wording">
      <PageHeading title="Consent Wording">
        What applicants agree to in the first step of the questionnaire. Each version stays on record as it
        was published, and each consent receipt says which one the applicant read.
      </PageHeading>
      <Versions />
    </PortalPage>
  );
}

const PAGE_SIZE = 20;

/** Subscribes to a company's published consent wordings, newest first, a page at a time. */
function useConsentVersions(tenantId: string): Live<ListData<ConsentVersion>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.consentVersions.all(tenantId)),
      constraints: [orderBy('published_at', 'desc')],
      pageSize: PAGE_SIZE,
      schema: consentVersionSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list);
}

function Versions() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const tenant = useTenant(tenantId);
  const versions = useConsentVersions(tenantId);
  const all = combineLive([tenant, versions]);
  if (all.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the consent wording" onRetry={all.retry}>
        {loadErrorMessage(all.error)}
      </ErrorState>
    );
  }
  const isReady = tenant.status === 'ready' && versions.status === 'ready';
  return (
    <Box sx={{ maxWidth: FORM_WIDTH }}>
      <ConnectionHint live={all} />
      {isReady && tenant.data && <Present tenant={tenant.data} list={versions.data} />}
      {isReady && !tenant.data && (
        <ErrorState title="Couldn’t read the company settings" onRetry={() => window.location.reload()}>
          Something is wrong with the saved settings. Reload the page. If it happens again, contact support.
        </ErrorState>
      )}
      {!isReady && <SkeletonLines label="Loading the consent wording" count={3} kind="fields" />}
    </Box>
  );
}

function publication(version: ConsentVersion | undefined): string {
  return version?.published_at
    ? `Published by ${version.published_by_name} on ${companyMoment(version.published_at)}`
    : 'The wording your company started with';
}

function Present({ tenant, list }: { tenant: Tenant; list: ListData<ConsentVersion> }) {
  const [isOpen, setOpen] = useState(false);
  const present = presentConsent(tenant);
  const { items, more } = list;
  const published = items.find(({ version }) => version === present.version);
  const earlier = items.filter(({ version }) => version !== present.version);
  return (
    <Stack spacing={5}>
      <Card component="section" aria-labelledby="present-consent" sx={{ p: 2.5 }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            gap: 2,
            mb: 2.5,
          }}
        >
          <div>
            <Typography variant="h3" component="h2" id="present-consent">
              In use: version {present.version}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{publication(published)}</Typography>
          </div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Change wording
          </Button>
        </Stack>
        <ConsentTextList texts={present.texts} />
      </Card>
      <section aria-labelledby="earlier-consents">
        <Typography variant="h3" component="h2" id="earlier-consents" sx={{ mb: 2 }}>
          Earlier versions
        </Typography>
        {earlier.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            None yet. When you change the wording or rename your company, the previous version appears here.
          </Typography>
        )}
        <Stack spacing={2}>
          {earlier.map((version) => (
            <Card
              key={version.version}
              component="article"
              aria-label={`Version ${version.version}`}
              sx={{ p: 2.5 }}
            >
              <Typography variant="h4" component="h3">
                Version {version.version}
              </Typography>
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>{publication(version)}</Typography>
              <ConsentTextList texts={version.texts} />
            </Card>
          ))}
        </Stack>
        {more && (
          <LoadMore onMore={more.load} isLoading={more.isLoading}>
            These are the newest {items.length} versions.
          </LoadMore>
        )}
      </section>
      {isOpen && (
        <PublishWordingDialog
          present={present}
          companyName={tenant.company_name}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
