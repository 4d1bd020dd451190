import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { sharedLinkAddress } from '@brokerage/domain/link/sharedLink';
import { can } from '@brokerage/domain/member/roles';
import type { Template } from '@brokerage/domain/template/template';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { sampleLink } from '../../lib/links/sampleLink.ts';
import { combineLive } from '../../lib/live-data/combineLive.ts';
import { useFlyer } from '../../lib/live-data/records/useFlyer.ts';
import { useFlyerLicensing } from '../../lib/live-data/records/useFlyerLicensing.ts';
import { useFlyerSnapshot } from '../../lib/live-data/records/useFlyerSnapshot.ts';
import { useTemplate } from '../../lib/live-data/records/useTemplate.ts';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { siteOrigin } from '../../lib/routes/siteOrigin.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { usePageTitle, useRecordTitle } from '../../ui/layout/head/usePageTitle.ts';
import { PageContainer } from '../../ui/layout/PageContainer.tsx';
import { Requires } from '../../ui/layout/portal/Requires.tsx';
import { useFlyerDraft } from './draft/useFlyerDraft.ts';
import { FlyerEditor } from './FlyerEditor.tsx';
import { useDrawnParties } from './useDrawnParties.ts';
import { useLastReady } from './useLastReady.ts';

/** Returns the URL that the flyer prints as a QR code: a sample until it has its own, '' for none. */
function printedLinkUrl(category: Template['category'], printCode: string | null): string {
  const sample = sampleLink(category);
  return sample === '' || printCode === null ? sample : sharedLinkAddress(siteOrigin(), printCode);
}

const NOT_FOUND = 'It may have been deleted, or you may not have access to it.';

/** Shows the toast Failed to load flyer and opens the list of flyers. */
function LoadFailed({ reason = 'Check your connection and try again.' }: { reason?: string }) {
  const notify = useNotify();
  const navigate = useNavigate();
  useEffect(() => {
    notify({ title: 'Failed to load flyer', text: reason, severity: 'error', isForNextPage: true });
    void navigate(routePaths.flyers, { replace: true });
  }, [notify, navigate, reason]);
  return null;
}

/** A skeleton of the form and the preview. */
function EditorSkeleton() {
  return (
    <Box role="status" aria-label="Loading the flyer">
      <Skeleton height={48} width="min(24em, 80%)" />
      <Skeleton height={48} width="16em" sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 30rem)' } }}>
        <Stack spacing={2}>
          {['a', 'b', 'c', 'd', 'e'].map((field) => (
            <Skeleton key={field} variant="rounded" height={64} />
          ))}
        </Stack>
        <Skeleton variant="rectangular" sx={{ aspectRatio: '612 / 792', height: 'auto' }} />
      </Box>
    </Box>
  );
}

interface FlyerWorkspaceProps {
  flyer: Flyer;
  /** The subscription to the flyer, which may have failed since. */
  liveFlyer: Live<unknown>;
  isOwn: boolean;
  onUpdating: (versionId: string) => void;
}

/** A flyer with all that it is made from. */
function FlyerWorkspace({ flyer, liveFlyer, isOwn, onUpdating }: FlyerWorkspaceProps) {
  const { tenant_id, template_id, template_version_id, owner_user_id, status } = flyer;
  useRecordTitle(flyer.title.trim() || 'Flyer without a title');
  const draftState = useFlyerDraft(flyer);
  const liveTemplate = useTemplate(tenant_id, template_id);
  const liveVersion = useTemplateVersion(tenant_id, template_id, template_version_id);
  const realtorId = draftState.content.realtor_id;
  const { live: liveParties, drawn: parties } = useDrawnParties({
    tenantId: tenant_id,
    ownerId: owner_user_id,
    realtorId,
  });
  // Once the editor is open, a failing listener doesn't close it.
  const template = useLastReady(liveTemplate, template_id);
  const version = useLastReady(liveVersion, template_version_id);
  const licensing = useFlyerLicensing(tenant_id, owner_user_id);
  const { print_code } = flyer;
  // A submitted flyer is shown as submitted, even if profiles have changed since.
  const snapshot = status === 'editing' ? null : flyer.snapshot;
  const submitted = useFlyerSnapshot(flyer, snapshot?.revision);
  const usedVersion = readyData(version);
  const usedTemplate = readyData(template);
  const usedParties = readyData(parties);
  const context = useMemo(
    () =>
      usedVersion &&
      usedTemplate &&
      usedParties && {
        version: usedVersion,
        templateName: usedTemplate.name,
        isDraft: status !== 'approved',
        ...(snapshot
          ? { category: snapshot.category, parties: snapshot.parties, link: snapshot.link }
          : {
              category: usedTemplate.category,
              parties: usedParties,
              licensing,
              link: printedLinkUrl(usedTemplate.category, print_code),
            }),
      },
    [usedVersion, usedTemplate, usedParties, licensing, snapshot, status, print_code],
  );

  if (!usedTemplate || !context) {
    const all = combineLive([template, version, parties]);
    return all.status === 'loading' ? <EditorSkeleton /> : <LoadFailed />;
  }
  // Until the snapshot loads, the draft's values, which don't change after Submit.
  const data = readyData(submitted)?.data ?? flyer.data;
  return (
    <>
      <InlineLoadError
        what="updates to this flyer"
        live={combineLive([liveFlyer, liveTemplate, liveVersion, liveParties])}
      />
      <FlyerEditor
        flyer={flyer}
        isOwn={isOwn}
        draftState={draftState}
        context={context}
        shown={
          snapshot ? { title: flyer.title, public_title: snapshot.public_title, data } : draftState.content
        }
        onUpdating={onUpdating}
        newVersionId={
          usedTemplate.status === 'published' && usedTemplate.current_version_id !== template_version_id
            ? usedTemplate.current_version_id
            : undefined
        }
      />
    </>
  );
}

/** Loads the flyer: the user's own or, for an administrator, any flyer of the tenant. */
function FlyerLoader({ flyerId }: { flyerId: string }) {
  const { member, user } = useSignedIn();
  const live = useFlyer(member.tenant_id, flyerId);
  const latest = useLastReady(live, flyerId);
  const [updatedTo, setUpdatedTo] = useState<string>();
  if (live.status === 'failed' && live.error.code === 'permission-denied') {
    return <LoadFailed reason={NOT_FOUND} />;
  }
  if (latest.status === 'failed') return <LoadFailed />;
  const flyer = readyData(latest);
  const isOwn = flyer?.owner_user_id === user.uid;
  if (latest.status === 'ready' && !(flyer && (isOwn || can(member, 'flyers:readAll')))) {
    return <LoadFailed reason={NOT_FOUND} />;
  }
  return (
    <>
      <ConnectionHint live={latest} />
      {/* Remount the form when this window has moved the flyer to another version. */}
      {flyer ? (
        <FlyerWorkspace
          key={flyer.template_version_id === updatedTo ? updatedTo : 'opened'}
          flyer={flyer}
          liveFlyer={live}
          isOwn={isOwn}
          onUpdating={setUpdatedTo}
        />
      ) : (
        <EditorSkeleton />
      )}
    </>
  );
}

/** The flyer editor: edit, preview, generate the PDF, share. */
export function EditFlyerPage() {
  usePageTitle('Edit flyer');
  const { flyerId = '' } = useParams();
  return (
    <PageContainer>
      <Button component={Link} to={routePaths.flyers} startIcon={<ArrowBack />} sx={{ ml: -1.5, mb: 1 }}>
        Back to My Flyers
      </Button>
      <Requires action="flyers:make">
        <FlyerLoader key={flyerId} flyerId={flyerId} />
      </Requires>
    </PageContainer>
  );
}
