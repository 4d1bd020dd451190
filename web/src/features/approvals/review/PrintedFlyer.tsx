import { composeSnapshot } from '@brokerage/domain/flyer/compose/composeSnapshot';
import { toPaperSize } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Box as Area, Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import type { TemplateVersion } from '@brokerage/domain/template/template';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Stack, Typography, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FlyerPreview } from '../../../ui/flyer/FlyerPreview.tsx';

/** In percent of the available width. */
const ZOOMS = [100, 150, 200, 300] as const;
/** Shows the whole page. */
const FIT = 'Fit';
/** Pixels for the paper's edge and for rounding. */
const FIT_SLACK = 4;

type Zoom = number | typeof FIT;

const toZoomStyles = (zoom: Zoom, { width, height }: ReturnType<typeof toPaperSize>) =>
  zoom === FIT
    ? { width: `min(100%, (100cqh - ${FIT_SLACK}px) * ${width} / ${height})` }
    : { width: `${zoom}%`, maxWidth: 640 * (zoom / 100) };

interface PrintedFlyerProps {
  snapshot: FlyerSnapshot;
  version: TemplateVersion;
  /** The text of the check that the reviewer clicked. */
  outlines: readonly Area[];
  /** Draws above the paper. */
  overlay: ((scene: Scene) => ReactNode) | undefined;
}

/** Shows a submitted flyer without its watermark: the whole page at first, or at full width on narrow screens, and larger by zooming. */
export function PrintedFlyer({ snapshot, version, outlines, overlay }: PrintedFlyerProps) {
  const id = useId();
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outlines.length > 0)
      view.current?.querySelector('[data-outline]')?.scrollIntoView({ block: 'center' });
  }, [outlines]);
  const { breakpoints } = useTheme();
  // On narrow screens the dialog scrolls, so there is no height to fit.
  const isBeside = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const zooms: readonly Zoom[] = isBeside ? [FIT, ...ZOOMS] : ZOOMS;
  const [chosen, setChosen] = useState(0);
  const step = Math.min(chosen, zooms.length - 1);
  const input = useMemo(
    () => ({ ...composeSnapshot(snapshot, version), title: snapshot.title }),
    [snapshot, version],
  );
  const zoom = zooms[step] ?? 100;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ height: { md: '100%' }, display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id={id} component="h3" variant="subtitle2">
          As it will be printed
        </Typography>
        <Stack direction="row" role="group" aria-label="Zoom" sx={{ alignItems: 'center' }}>
          <IconButton aria-label="Zoom out" disabled={step === 0} onClick={() => setChosen(step - 1)}>
            <ZoomOut />
          </IconButton>
          <Typography
            component="span"
            role="status"
            variant="body2"
            sx={{ minWidth: '3.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
          >
            {zoom === FIT ? FIT : `${zoom}%`}
          </Typography>
          <IconButton
            aria-label="Zoom in"
            disabled={step === zooms.length - 1}
            onClick={() => setChosen(step + 1)}
          >
            <ZoomIn />
          </IconButton>
        </Stack>
      </Stack>
      {/* Focusable, so that the keyboard can scroll it. */}
      <Box
        ref={view}
        tabIndex={0}
        role="region"
        aria-label="The flyer"
        sx={{
          overflow: 'auto',
          minHeight: 0,
          flexGrow: 1,
          p: 0.5,
          containerType: { md: 'size' },
        }}
      >
        <Box sx={{ mx: 'auto', ...toZoomStyles(zoom, toPaperSize(input.layout)) }}>
          <FlyerPreview input={input} outlines={outlines} overlay={overlay} />
        </Box>
      </Box>
    </Box>
  );
}
