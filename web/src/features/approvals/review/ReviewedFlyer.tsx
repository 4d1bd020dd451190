import type { Box as Area, Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot, SnapshotSummary } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Alert, AlertTitle, Box, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatDate, formatMoment } from '../../../lib/format/time/formatDate.ts';
import type { PlannedValidity } from '../../../lib/format/time/formatPlannedValidity.ts';
import { useFlyer } from '../../../lib/live-data/records/useFlyer.ts';
import type { ReviewMarks } from '../../../lib/live-data/records/useFlyerMarks.ts';
import { type Live, readyData } from '../../../lib/live-data/useLiveData.ts';
import { type Fact, FactList } from '../../../ui/data-display/FactList.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { toOfficerName } from '../toOfficerName.ts';
import type { NameTemplate } from '../useTemplateNames.ts';
import { AllFieldsSection } from './AllFieldsSection.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { ChecksSection } from './ChecksSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EarlierMarks } from './marks/EarlierMarks.tsx';
import { UnsentPins } from './marks/UnsentPins.tsx';
import type { UnsentMarks } from './marks/useUnsentMarks.ts';
import { PrintedFlyer } from './PrintedFlyer.tsx';

/** Explains the effect of approving a correction if the original flyer was recalled. */
function RecalledAlert({ tenantId, lineageId }: { tenantId: string; lineageId: string }) {
  const live = useFlyer(tenantId, lineageId);
  const corrected = readyData(live);
  if (corrected?.status !== 'recalled') return null;
  const reason = corrected.last_step?.reason;
  return (
    <Alert severity="warning">
      <AlertTitle>The flyer this one corrects was recalled</AlertTitle>
      If you approve this, its links and printed code work again.
      {reason && ` Reason for the recall: ${reason}`}
    </Alert>
  );
}

interface ReviewedFlyerProps {
  flyer: Flyer;
  /** The flyer as submitted. */
  snapshot: Live<FlyerSnapshot | undefined>;
  /** The template version that the flyer is pinned to. */
  version: Live<TemplateVersion | undefined>;
  nameTemplate: NameTemplate;
  memberNames: ReadonlyMap<string, string>;
  /** The officer is deactivated. */
  isDeactivated: boolean;
  validity: PlannedValidity | undefined;
  hint: ReactNode;
  /** From the last rejection. */
  earlierMarks: Live<ReviewMarks>;
  /** The reviewer's own marks; undefined if there is nothing left to decide. */
  marks: UnsentMarks | undefined;
  /** Shown after the facts: marks and the reason box. */
  children: ReactNode;
}

/** The flyer as it will be printed, next to the facts that a reviewer needs. */
export function ReviewedFlyer({
  flyer,
  snapshot,
  version,
  nameTemplate,
  memberNames,
  isDeactivated,
  validity,
  hint,
  earlierMarks,
  marks,
  children,
}: ReviewedFlyerProps) {
  const [outlines, setOutlines] = useState<readonly Area[]>([]);
  const { template_id, created_at, submitted_at, last_rejection: rejection } = flyer;
  const submitted = readyData(snapshot);
  const used = readyData(version);
  // After a rejection, show first what was done about it.
  const isAgain = flyer.rejected_revision !== null;
  const facts: Fact[] = [
    ...(flyer.snapshot ? [{ label: 'Public title', value: flyer.snapshot.public_title }] : []),
    {
      label: 'Officer',
      value: toOfficerName(flyer, memberNames),
    },
    { label: 'Template', value: nameTemplate(template_id) },
    { label: 'Created', value: formatDate(created_at) },
    { label: 'Submitted', value: formatMoment(submitted_at ?? undefined) },
    { label: 'Submission', value: formatSubmission(flyer) },
    ...(validity && !validity.isError ? [{ label: 'Validity', value: validity.text }] : []),
    ...(flyer.snapshot ? [{ label: 'Realtor', value: formatRealtor(flyer.snapshot) }] : []),
  ];
  return (
    <Box sx={columns}>
      <Box sx={{ p: 2, bgcolor: 'background.default', minHeight: { md: 0 } }}>
        {submitted ? (
          <Paper snapshot={submitted} version={version} outlines={outlines} marks={marks} />
        ) : snapshot.status === 'loading' ? (
          <PaperSkeleton />
        ) : snapshot.status === 'failed' ? (
          <ErrorState title="Couldn’t load the submitted flyer" onRetry={snapshot.retry}>
            Without it, the flyer can’t be shown or approved.
          </ErrorState>
        ) : flyer.status !== 'pending_approval' ? (
          <Typography>This flyer has no submitted copy right now.</Typography>
        ) : (
          <Alert severity="warning">
            <AlertTitle>No submitted copy</AlertTitle>
            We didn’t save a print copy when this flyer was submitted, so it can’t be approved. Ask the
            officer to submit it again.
          </Alert>
        )}
      </Box>
      {/* Starts at the height of the heading beside it. */}
      <Stack spacing={3} sx={{ p: 2, pt: { md: 3.5 }, minHeight: { md: 0 }, overflowY: { md: 'auto' } }}>
        {hint}
        {flyer.lineage_id !== null && (
          <RecalledAlert tenantId={flyer.tenant_id} lineageId={flyer.lineage_id} />
        )}
        {isDeactivated && (
          <Alert severity="warning">
            <AlertTitle>Officer deactivated</AlertTitle>
            This flyer’s loan officer has been deactivated. Even if you approve the flyer, its links and
            printed QR codes won’t work until the officer is reactivated.
          </Alert>
        )}
        {/* The bar below says that the flyer can’t be approved. */}
        {validity?.isError && <Alert severity="error">{validity.text}</Alert>}
        {!isAgain && <FactList facts={facts} isCompact />}
        {rejection && (
          <Alert severity="info" icon={false} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            <AlertTitle>
              Previously rejected by {memberNames.get(rejection.by_user_id) ?? rejection.by_name ?? 'someone'}{' '}
              ({formatMoment(rejection.at)})
            </AlertTitle>
            {rejection.reason}
          </Alert>
        )}
        <EarlierMarks
          live={earlierMarks}
          flyer={flyer}
          snapshot={submitted}
          version={used}
          unsent={marks}
          onOutline={setOutlines}
        />
        {isAgain && submitted && used && <ChangesSection flyer={flyer} snapshot={submitted} version={used} />}
        {submitted && used && <ChecksSection snapshot={submitted} version={used} onOutline={setOutlines} />}
        {isAgain ? (
          <AllFieldsSection facts={facts} snapshot={submitted} version={used} />
        ) : (
          submitted &&
          used && (
            <>
              <ChangesSection flyer={flyer} snapshot={submitted} version={used} />
              <DataSection data={submitted.data} />
            </>
          )
        )}
        {children}
      </Stack>
    </Box>
  );
}

/** Returns how often the officer has submitted the flyer. Revisions count every save, which means nothing to a reviewer. */
function formatSubmission({ submission_count: count }: Flyer): string {
  return count > 1 ? `Submission ${count}` : 'First submission';
}

function formatRealtor({ parties: { realtor } }: SnapshotSummary): string {
  if (!realtor) return 'None';
  return [realtor.name, realtor.brokerage].filter((part) => part !== '').join(', ');
}

const columns = {
  display: { md: 'grid' },
  flexGrow: 1,
  minHeight: { md: 0 },
  gridTemplateColumns: 'minmax(0, 7fr) minmax(360px, 5fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
} as const;

const PaperSkeleton = () => (
  <Skeleton
    variant="rectangular"
    role="status"
    aria-label="Loading the flyer"
    sx={{ aspectRatio: '612 / 792', height: 'auto', width: 'min(100%, 480px)', mx: 'auto' }}
  />
);

interface PaperProps {
  snapshot: FlyerSnapshot;
  version: Live<TemplateVersion | undefined>;
  outlines: readonly Area[];
  marks: UnsentMarks | undefined;
}

function Paper({ snapshot, version, outlines, marks }: PaperProps) {
  if (version.status === 'loading') return <PaperSkeleton />;
  if (version.status === 'failed') {
    return (
      <ErrorState title="Failed to load template" onRetry={version.retry}>
        Without it, the flyer can’t be shown or approved.
      </ErrorState>
    );
  }
  if (!version.data) {
    return (
      <Alert severity="warning">
        The template version this flyer was made from is gone, so the flyer can’t be shown or approved.
      </Alert>
    );
  }
  const used = version.data;
  const overlay = marks && ((scene: Scene) => <UnsentPins scene={scene} unsent={marks} version={used} />);
  return <PrintedFlyer snapshot={snapshot} version={used} outlines={outlines} overlay={overlay} />;
}
