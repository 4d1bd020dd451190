import { SIGNATURE_LAYOUTS, type SignatureLayout } from '@brokerage/domain/signature/signature';
import { Box, FormControl, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { LAYOUT_LABELS, SIGNATURE_LABELS } from './signatureLabels.ts';

/** Size of the thumbnail email, in pixels. A wider or taller signature is scaled down. */
const SHOWN = { width: 440, height: 200 };
/** Maximum line width. */
const WIDEST = 640;

/** The signature as a thumbnail: nothing in it can be read out, focused or clicked. */
function SignatureMiniature({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  const root = useRef<ShadowRoot>(null);

  useEffect(() => {
    if (!host.current) return;
    // A shadow root keeps out the portal's styles, and in-page search.
    root.current ??= host.current.attachShadow({ mode: 'closed' });
    const mail = document.createElement('div');
    mail.style.cssText = `all:initial;display:block;box-sizing:border-box;width:max-content;max-width:${WIDEST}px;padding:20px;font:14px/1.5 Arial,sans-serif`;
    mail.innerHTML = html;
    root.current.replaceChildren(mail);
    const fit = ([entry]: ResizeObserverEntry[]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      mail.style.zoom = '1';
      const [across, down] = [Math.max(1, mail.offsetWidth), Math.max(1, mail.offsetHeight)];
      const zoom = Math.min(width / across, height / down, width / SHOWN.width);
      mail.style.zoom = String(zoom);
      // Zoomed margins are zoomed, too.
      mail.style.marginLeft = `${Math.max(0, (width / zoom - across) / 2)}px`;
      mail.style.marginTop = `${Math.max(0, (height / zoom - down) / 2)}px`;
    };
    const resizes = new ResizeObserver(fit);
    resizes.observe(host.current);
    return () => resizes.disconnect();
  }, [html]);

  return (
    <Box sx={{ bgcolor: 'common.white' }}>
      <Box
        ref={host}
        inert
        aria-hidden="true"
        sx={{
          aspectRatio: `${SHOWN.width} / ${SHOWN.height}`,
          overflow: 'hidden',
        }}
      />
    </Box>
  );
}

/** What each layout looks like; with or without the member's photo. */
const toTexts = (hasPhoto: boolean): Record<SignatureLayout, string> => ({
  horizontal: hasPhoto ? 'Photo and logo left of a line' : 'Logo left of a line',
  vertical: 'Centered, like a letterhead',
  compact: hasPhoto ? 'A few lines for replies, no photo' : 'A few lines for replies',
  banner: 'A business card in color',
});

interface SignatureLayoutChoiceProps {
  value: SignatureLayout;
  onChange: (layout: SignatureLayout) => void;
  /** Whether the member's signature has a photo. */
  hasPhoto: boolean;
  /** The signature's markup in each layout. */
  drawings: Record<SignatureLayout, string>;
}

/** The available layouts, each as a thumbnail of the member's own signature. */
export function SignatureLayoutChoice({ value, onChange, hasPhoto, drawings }: SignatureLayoutChoiceProps) {
  const texts = toTexts(hasPhoto);
  return (
    <FormControl fullWidth sx={{ mb: 2.5 }}>
      <FormLabel id="signature-layout" sx={{ mb: 1 }}>
        {SIGNATURE_LABELS.layout_style}
      </FormLabel>
      <RadioGroup
        aria-labelledby="signature-layout"
        name="layout_style"
        value={value}
        onChange={(_event, layout) => onChange(layout as SignatureLayout)}
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {SIGNATURE_LAYOUTS.map((layout) => (
          <Box
            key={layout}
            component="label"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              overflow: 'hidden',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: value === layout ? 'primary.main' : 'divider',
              borderRadius: 1.5,
              outline: value === layout ? '1px solid' : 'none',
              outlineColor: 'primary.main',
              cursor: 'pointer',
              '&:hover': { borderColor: value === layout ? 'primary.main' : 'text.secondary' },
            }}
          >
            <SignatureMiniature html={drawings[layout]} />
            <Box sx={{ display: 'flex', p: 0.5, pr: 1.5, borderTop: 1, borderColor: 'divider', flexGrow: 1 }}>
              <Radio
                value={layout}
                slotProps={{
                  input: { 'aria-describedby': `layout-${layout}`, 'aria-label': LAYOUT_LABELS[layout] },
                }}
                sx={{ alignSelf: 'flex-start' }}
              />
              <Box sx={{ py: 0.75, minWidth: 0, alignSelf: { xs: 'center', sm: 'auto' } }}>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {LAYOUT_LABELS[layout]}
                </Typography>
                <Typography
                  id={`layout-${layout}`}
                  variant="body2"
                  component="span"
                  // On a phone only screen readers get it, because the cards are too narrow.
                  sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
                >
                  {texts[layout]}
                </Typography>
              </Box>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
