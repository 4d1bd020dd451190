import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { type FlyerDifference, flyerDifference } from '@brokerage/domain/flyer/workflow/flyerDifference';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useId, useMemo } from 'react';
import { servedPicture } from '../../../lib/firebase/servedPicture.ts';
import { formatDate, formatMoment } from '../../../lib/format/time/formatDate.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { type Baseline, hasLostBaseline, useBaseline } from './useBaseline.ts';

interface ChangesSectionProps {
  flyer: Flyer;
  snapshot: FlyerSnapshot;
  version: TemplateVersion;
}

/** The officer's changes since the last rejection or approval, field by field. */
export function ChangesSection({ flyer, snapshot, version }: ChangesSectionProps) {
  const id = useId();
  const live = useBaseline(flyer, snapshot, version);
  if (hasLostBaseline(flyer)) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>What changed</SectionHeading>
      {live.status === 'loading' && <Skeleton height={88} role="status" aria-label="Loading what changed" />}
      {live.status === 'failed' && <ErrorState title="Couldn’t load what changed" onRetry={live.retry} />}
      {live.status === 'ready' && <Changes baseline={live.data} snapshot={snapshot} version={version} />}
    </section>
  );
}

interface ChangesProps {
  baseline: Baseline;
  snapshot: FlyerSnapshot;
  version: TemplateVersion;
}

function formatBaseline({ kind, title, at }: Baseline): string {
  switch (kind) {
    case 'rejected':
      return at ? `what was rejected on ${formatMoment(at)}` : 'what was rejected';
    case 'live':
      return `the live edition${at ? `, approved on ${formatDate(at)}` : ''}`;
    case 'replaced':
      return 'the edition that it replaced';
    case 'recalled':
      return `the edition that was recalled${at ? `, approved on ${formatDate(at)}` : ''}`;
    case 'approved':
      return `the approved flyer “${title}”${at ? ` of ${formatDate(at)}` : ''}`;
    case 'template':
      return 'the blank template';
  }
}

function Changes({ baseline, snapshot, version }: ChangesProps) {
  const { content } = baseline;
  const rows = useMemo(() => flyerDifference(version, content, snapshot), [version, content, snapshot]);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1.5 }}>
        Compared with {formatBaseline(baseline)}.
      </Typography>
      {rows.length === 0 ? (
        <Typography>Nothing changed.</Typography>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row) => (
            <Box component="li" key={row.key} sx={{ overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle2" component="h4">
                {row.label}{' '}
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {KINDS[row.kind]}
                </Typography>
              </Typography>
              <Change row={row} />
            </Box>
          ))}
        </Stack>
      )}
    </>
  );
}

// The text comparison is large, and only the review of a changed flyer needs it.
const WordChanges = lazy(async () => ({ default: (await import('./WordChanges.tsx')).WordChanges }));

const KINDS: Record<FlyerDifference['kind'], string> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  emphasis: 'looks different',
};

function Change({ row: { before, after, kind, isPicture } }: { row: FlyerDifference }) {
  if (kind === 'emphasis') {
    return <Typography>The words are the same, but bold, italic or bullets changed.</Typography>;
  }
  if (!isPicture) {
    return (
      <Suspense fallback={<Typography sx={{ whiteSpace: 'pre-wrap' }}>{after}</Typography>}>
        <WordChanges before={before} after={after} />
      </Suspense>
    );
  }
  return (
    <Stack direction="row" spacing={2}>
      <Picture caption="Before" src={before} />
      <Picture caption="Now" src={after} />
    </Stack>
  );
}

function Picture({ caption, src }: { caption: string; src: string }) {
  return (
    <Box component="figure" sx={{ m: 0, width: 140 }}>
      {src === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>No picture</Typography>
      ) : (
        <Box
          component="img"
          src={servedPicture(src)}
          alt={`${caption}: picture`}
          sx={{ maxWidth: '100%', maxHeight: 140 }}
        />
      )}
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
        {caption}
      </Typography>
    </Box>
  );
}
