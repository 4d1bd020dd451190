import { toFormats } from '@brokerage/domain/flyer/compose/flyerFormats';
import { Box, Skeleton, Stack } from '@mui/material';
import { lazy, memo, Suspense, useState } from 'react';
import { FlyerPreview, type FlyerPreviewProps } from '../../../ui/flyer/FlyerPreview.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';

// Previews of other formats load on demand.
const PostcardPreview = lazy(async () => ({
  default: (await import('../preview/PostcardPreview.tsx')).PostcardPreview,
}));

const SquarePreview = lazy(async () => ({
  default: (await import('../preview/SquarePreview.tsx')).SquarePreview,
}));

const Picture = memo(FlyerPreview);

const VIEWS = { flyer: 'Flyer', postcard: 'Postcard', square: 'Square' };
type View = keyof typeof VIEWS;
const isView = (key: string): key is View => key in VIEWS;
const ZOOMS = { fit: 'Fit', '100%': '100%', '150%': '150%', '200%': '200%' };
/** US Letter at 96 dots an inch; the half page is narrower, in proportion. */
const PAPER_WIDTH = { letter: 816, half: 528 };

/**
 * The flyer on its own paper, with a choice of size, as a postcard with both sides, and as a square image if it has one. The page can be
 * scrolled by keyboard, too.
 */
export function FlyerViews({ input, overlay }: Pick<FlyerPreviewProps, 'input' | 'overlay'>) {
  const [chosen, setView] = useState<View>('flyer');
  const [zoom, setZoom] = useState<keyof typeof ZOOMS>('fit');
  const formats = toFormats(input.layout);
  const views = Object.fromEntries(
    Object.entries(VIEWS).filter(([view]) => view === 'flyer' || formats.some((format) => format === view)),
  );
  const view = chosen in views ? chosen : 'flyer';
  const paper = input.layout === 'greeting' ? PAPER_WIDTH.half : PAPER_WIDTH.letter;
  const width = zoom === 'fit' ? `min(100%, ${paper}px)` : (paper * Number.parseInt(zoom, 10)) / 100;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 1.5 }}>
        {'square' in views && (
          <ToggleChoice<string>
            label="Preview as"
            value={view}
            options={views}
            onChange={(next) => {
              if (isView(next)) setView(next);
            }}
          />
        )}
        {view === 'flyer' && <ToggleChoice label="Zoom" value={zoom} options={ZOOMS} onChange={setZoom} />}
      </Stack>
      {view === 'flyer' ? (
        <Box
          role="region"
          aria-label="The flyer"
          tabIndex={0}
          sx={{
            overflow: 'auto',
            p: { xs: 1, sm: 2 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'neutral.soft',
            maxHeight: zoom === 'fit' ? 'none' : '85vh',
          }}
        >
          <Box sx={{ width, mx: 'auto' }}>
            <Picture input={input} overlay={overlay} />
          </Box>
        </Box>
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={640} />}>
          {view === 'postcard' ? <PostcardPreview input={input} /> : <SquarePreview input={input} />}
        </Suspense>
      )}
    </Box>
  );
}
