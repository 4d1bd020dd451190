import { composeSnapshot } from '@brokerage/domain/flyer/composeSnapshot';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/flyer';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import { Box, Skeleton, Typography } from '@mui/material';
import { memo, useMemo } from 'react';
import { useTemplateVersion } from '../../lib/live-data/useTemplateVersion.ts';
import { FlyerPreview } from '../../ui/flyer/FlyerPreview.tsx';

interface SubmittedMiniatureProps {
  tenantId: string;
  templateId: string;
  versionId: string;
  sealed: FlyerSnapshot | null;
}

/** A small picture of a submitted flyer. Not for screen readers: its card says the same in words. */
export function SubmittedMiniature({ tenantId, templateId, versionId, sealed }: SubmittedMiniatureProps) {
  const live = useTemplateVersion(tenantId, templateId, versionId);
  const version = live.status === 'ready' ? live.data : undefined;
  return (
    <Box aria-hidden sx={{ width: { xs: 96, sm: 120 }, flexShrink: 0 }}>
      {sealed && version ? (
        <Picture sealed={sealed} version={version} />
      ) : live.status === 'loading' && sealed ? (
        <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '612 / 792' }} />
      ) : (
        <Box
          sx={{
            aspectRatio: '612 / 792',
            display: 'grid',
            placeItems: 'center',
            p: 1,
            border: 1,
            borderStyle: 'dashed',
            borderColor: 'divider',
            textAlign: 'center',
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            No picture
          </Typography>
        </Box>
      )}
    </Box>
  );
}

interface PictureProps {
  sealed: FlyerSnapshot;
  version: TemplateVersion;
}

const Picture = memo(
  function Picture({ sealed, version }: PictureProps) {
    const input = useMemo(() => composeSnapshot(sealed, version, false), [sealed, version]);
    return <FlyerPreview input={input} />;
  },
  // A seal never changes within a revision, though every event of the queue parses it anew.
  (one, other) => one.sealed.revision === other.sealed.revision && one.version.id === other.version.id,
);
