import {
  SIGNATURE_DEFAULTS,
  SIGNATURE_FONTS,
  type SignatureFont,
  type SignatureMeasure,
} from '@brokerage/domain/signature/signature';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
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
        {values.accent_color === SIGNATURE_DEFAULTS.accent_color && (
          <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary', mt: -1 }}>
            Lines and buttons are in your company’s color until you choose another accent.
          </Typography>
        )}
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
