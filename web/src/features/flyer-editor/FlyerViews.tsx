import { toFormats } from '@brokerage/domain/flyer/flyerFormats';
import { Box, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { FlyerPreviewProps } from '../../ui/flyer/FlyerPreview.tsx';
import { ZoomedFlyer } from './ZoomedFlyer.tsx';

// The designs of other formats come when somebody looks at them.
const PostcardPreview = lazy(async () => ({
  default: (await import('./PostcardPreview.tsx')).PostcardPreview,
}));

/** The flyer on its own paper, and as a postcard with both sides where it can be one. */
export function FlyerViews({ input, overlay }: Pick<FlyerPreviewProps, 'input' | 'overlay'>) {
  const [view, setView] = useState<'flyer' | 'postcard'>('flyer');
  if (!toFormats(input.layout).includes('postcard')) return <ZoomedFlyer input={input} overlay={overlay} />;
  return (
    <Box sx={{ minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: typeof view | null) => next && setView(next)}
        aria-label="Preview as"
        sx={{ mb: 1.5 }}
      >
        <ToggleButton value="flyer">Flyer</ToggleButton>
        <ToggleButton value="postcard">Postcard</ToggleButton>
      </ToggleButtonGroup>
      {view === 'flyer' ? (
        <ZoomedFlyer input={input} overlay={overlay} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={640} />}>
          <PostcardPreview input={input} />
        </Suspense>
      )}
    </Box>
  );
}
