import {
  SIGNATURE_FONTS,
  SIGNATURE_LAYOUTS,
  type SignatureFont,
  type SignatureLayout,
  type SignatureMeasure,
} from '@brokerage/domain/signature/signature';
import {
  Box,
  Button,
  FormControl,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import type { ReactNode, SVGProps } from 'react';
import { ColorField } from './ColorField.tsx';
import { MeasureField } from './MeasureField.tsx';
import { useSignatureDefaults } from './useSignatureDefaults.ts';
import type { SignatureFields } from './useSignatureForm.ts';

const MEASURES: readonly [SignatureMeasure, string][] = [
  ['font_size', 'Font size'],
  ['photo_size', 'Photo size'],
  ['logo_size', 'Logo height'],
  ['logo_padding_top', 'Space above the logo'],
  ['logo_padding_bottom', 'Space below the logo'],
];

const WORDS: Record<SignatureLayout, { label: string; text: string }> = {
  horizontal: { label: 'Horizontal', text: 'Photo beside the text' },
  vertical: { label: 'Vertical', text: 'All in one column' },
  compact: { label: 'Compact', text: 'Few lines' },
  banner: { label: 'Banner', text: 'Name and title on a band' },
};

/** `strong` is the accent, `soft` the text. */
const strong = { fill: 'currentColor' };
const soft = { fill: 'currentColor', opacity: 0.45 };
const line = (x: number, y: number, width: number, look: SVGProps<SVGRectElement> = soft) => (
  <rect x={x} y={y} width={width} height={4} rx={2} {...look} />
);

const SKETCHES: Record<SignatureLayout, ReactNode> = {
  horizontal: (
    <>
      <circle cx={16} cy={22} r={12} {...soft} />
      <rect x={36} y={8} width={2} height={28} {...strong} />
      {line(46, 9, 44, strong)}
      {line(46, 20, 60)}
      {line(46, 31, 52)}
    </>
  ),
  vertical: (
    <>
      <rect x={4} y={2} width={112} height={2} {...strong} />
      <circle cx={11} cy={14} r={7} {...soft} />
      {line(4, 25, 44, strong)}
      {line(4, 32, 60)}
      {line(4, 39, 52)}
    </>
  ),
  compact: (
    <>
      <circle cx={14} cy={22} r={9} {...soft} />
      {line(32, 14, 70, strong)}
      {line(32, 25, 82)}
    </>
  ),
  banner: (
    <>
      <rect x={4} y={3} width={112} height={19} rx={2} {...strong} />
      <Box component="g" sx={{ color: 'background.paper' }}>
        <circle cx={16} cy={12.5} r={6.5} {...strong} />
        {line(28, 10.5, 44, strong)}
      </Box>
      {line(10, 28, 60)}
      {line(10, 37, 52)}
    </>
  ),
};

/** A layout in a few strokes; its name stands beside it. */
function LayoutSketch({ layout }: { layout: SignatureLayout }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 44"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', maxWidth: 150, color: 'primary.main' }}
    >
      {SKETCHES[layout]}
    </Box>
  );
}

interface SignatureLayoutChoiceProps {
  value: SignatureLayout;
  onChange: (layout: SignatureLayout) => void;
}

/** The layouts, each with a sketch of it. */
function SignatureLayoutChoice({ value, onChange }: SignatureLayoutChoiceProps) {
  return (
    <FormControl fullWidth>
      <FormLabel id="signature-layout" sx={{ mb: 1 }}>
        Layout
      </FormLabel>
      <RadioGroup
        aria-labelledby="signature-layout"
        name="layout_style"
        value={value}
        onChange={(_event, layout) => onChange(layout as SignatureLayout)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}
      >
        {SIGNATURE_LAYOUTS.map((layout) => (
          <Box
            key={layout}
            component="label"
            sx={{
              display: 'block',
              p: 1.25,
              border: 1,
              borderColor: value === layout ? 'primary.main' : 'divider',
              borderRadius: 1,
              outline: value === layout ? '1px solid' : 'none',
              outlineColor: 'primary.main',
              cursor: 'pointer',
              '&:hover': { borderColor: 'text.primary' },
            }}
          >
            <LayoutSketch layout={layout} />
            <Box sx={{ display: 'flex', alignItems: 'center', ml: -1.25 }}>
              <Radio value={layout} slotProps={{ input: { 'aria-describedby': `layout-${layout}` } }} />
              <Typography variant="subtitle2" component="span">
                {WORDS[layout].label}
              </Typography>
            </Box>
            <Typography id={`layout-${layout}`} variant="body2" sx={{ color: 'text.secondary' }}>
              {WORDS[layout].text}
            </Typography>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** How the signature looks. */
export function DesignTab({ fields: { values, change } }: { fields: SignatureFields }) {
  const defaults = useSignatureDefaults();
  const restore = () => {
    const { layout_style, font_family, primary_color, accent_color, ...rest } = defaults;
    const measures = Object.fromEntries(MEASURES.map(([measure]) => [measure, rest[measure]]));
    change({ layout_style, font_family, primary_color, accent_color, ...measures });
  };
  return (
    <Stack spacing={3} useFlexGap>
      <SignatureLayoutChoice
        value={values.layout_style}
        onChange={(layout_style) => change({ layout_style })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <ColorField
          name="primary_color"
          label="Text color"
          value={values.primary_color}
          onChange={(primary_color) => change({ primary_color })}
        />
        <ColorField
          name="accent_color"
          label="Accent color"
          value={values.accent_color}
          onChange={(accent_color) => change({ accent_color })}
        />
      </Box>
      <TextField
        select
        id="signature-font_family"
        name="font_family"
        label="Font"
        value={values.font_family}
        onChange={({ target }) => change({ font_family: target.value as SignatureFont })}
        slotProps={{ select: { native: true } }}
        helperText="Nearly every computer and phone has these."
      >
        {SIGNATURE_FONTS.map((font) => (
          <option key={font}>{font}</option>
        ))}
      </TextField>
      {MEASURES.map(([measure, label]) => (
        <MeasureField
          key={measure}
          measure={measure}
          label={label}
          value={values[measure]}
          onChange={(value) => change({ [measure]: value })}
        />
      ))}
      <Button onClick={restore} sx={{ alignSelf: 'flex-start', ml: -1.5 }}>
        Use the Standard Design
      </Button>
    </Stack>
  );
}
