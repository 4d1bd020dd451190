import { toCompanyLook } from '@brokerage/domain/company/companyColors';
import type { CompanyLook } from '@brokerage/domain/company/companyLook';
import { defaultFields } from '@brokerage/domain/flyer/compose/layoutFields';
import { sampleFlyer } from '@brokerage/domain/flyer/compose/sampleData';
import type { QrEncoder } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { LAYOUT_KEYS, type LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import { Box, FormControl, FormLabel, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { FlyerSvg } from '../../../ui/flyer/FlyerSvg.tsx';
import { useQr } from '../../../ui/flyer/useQr.ts';
import { withSamplePicture } from '../../../ui/flyer/withSamplePicture.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { LAYOUT_NAMES } from '../templateWords.ts';

interface FlyerLayoutChoiceProps {
  value: LayoutKey;
  onChange: (layout: LayoutKey) => void;
}

/** Returns the layout with all its areas filled. */
function fullScene(layout: LayoutKey, look: CompanyLook, qr: QrEncoder) {
  const input = sampleFlyer({
    name: LAYOUT_NAMES[layout],
    description: '',
    approval_required: true,
    layout,
    category: layout === 'rate-sheet' ? 'rate_sheet' : 'flyer',
    fields: defaultFields(layout).map((field) => ({
      ...field,
      help_text: '',
      required: true,
      locked: false,
    })),
  });
  const company = { ...input.company, look };
  return layoutFlyer(withSamplePicture({ ...input, company }), fontMeasure, qr).scene;
}

/** The designs as small pictures, one of them chosen. */
export function FlyerLayoutChoice({ value, onChange }: FlyerLayoutChoiceProps) {
  const { colors, headings } = useCompany();
  // Memoized, because they hardly ever change, and nine flyers take a moment to lay out and draw.
  const qr = useQr();
  const pictures = useMemo(() => {
    const look = { ...toCompanyLook(colors), family: headings };
    return LAYOUT_KEYS.map(
      (layout) => [layout, <FlyerSvg key={layout} scene={fullScene(layout, look, qr)} />] as const,
    );
  }, [colors, headings, qr]);
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        Layout
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
        }}
      >
        {pictures.map(([layout, picture]) => (
          <Box
            key={layout}
            component="label"
            sx={{
              display: 'grid',
              alignContent: 'start',
              gap: 0.5,
              p: 0.75,
              cursor: 'pointer',
              border: 2,
              borderRadius: 1,
              position: 'relative',
              borderColor: value === layout ? 'primary.main' : 'divider',
              bgcolor: value === layout ? 'primary.soft' : 'transparent',
              '&:focus-within': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name="layout"
              value={layout}
              checked={value === layout}
              onChange={() => onChange(layout)}
              style={visuallyHidden}
            />
            <Box aria-hidden sx={{ bgcolor: '#fff', border: 1, borderColor: 'divider' }}>
              {picture}
            </Box>
            <Typography
              variant="body2"
              component="span"
              sx={{ textAlign: 'center', fontWeight: value === layout ? 700 : 400 }}
            >
              {LAYOUT_NAMES[layout]}
            </Typography>
          </Box>
        ))}
      </Box>
    </FormControl>
  );
}
