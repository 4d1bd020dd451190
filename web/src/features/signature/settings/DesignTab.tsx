import { contrastRatio } from '@brokerage/domain/color/contrastRatio';
import { toCompanyLook } from '@brokerage/domain/company/companyColors';
import {
  SIGNATURE_BOUNDS,
  SIGNATURE_FONTS,
  type SignatureMeasure,
} from '@brokerage/domain/signature/signature';
import { bandPalette, isDefaultAccent, toFrame } from '@brokerage/domain/signature/signatureColors';
import { Box, Button, FormLabel, Slider, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { ColorInput, toColor } from '../../../ui/forms/fields/ColorInput.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { SignatureFields } from '../signatureForm.ts';
import { useSignatureDefaults } from '../useSignatureDefaults.ts';
import { SIGNATURE_LABELS } from './signatureLabels.ts';

const MEASURES: readonly SignatureMeasure[] = [
  'font_size',
  'photo_size',
  'logo_size',
  'logo_padding_top',
  'logo_padding_bottom',
];

/** The signature's design. */
export function DesignTab({ fields: { values, change } }: { fields: SignatureFields }) {
  const defaults = useSignatureDefaults();
  const { colors } = useCompany();
  const look = toCompanyLook(colors);
  const accent = toFrame(values.accent_color, look.primary);
  const onBand = values.layout_style === 'banner' ? bandPalette(values, look).text : values.primary_color;
  const isWhiteOnBand = contrastRatio(onBand, '#ffffff') < 2;
  const restore = () => {
    const { layout_style, font_family, primary_color, accent_color, ...rest } = defaults;
    const measures = Object.fromEntries(MEASURES.map((measure) => [measure, rest[measure]]));
    change({ layout_style, font_family, primary_color, accent_color, ...measures });
  };
  return (
    <Stack spacing={3} useFlexGap>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <ColorField
          name="primary_color"
          value={values.primary_color}
          note={
            onBand === values.primary_color
              ? undefined
              : isWhiteOnBand
                ? 'Too dark for this band, so text is white. Choose a lighter color to use it.'
                : 'Too light for this band, so text is black. Choose a darker color to use it.'
          }
          onChange={(primary_color) => change({ primary_color })}
        />
        <ColorField
          name="accent_color"
          value={accent}
          onChange={(accent_color) => change({ accent_color })}
        />
        {isDefaultAccent(values.accent_color) && (
          <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary', mt: -1 }}>
            Lines, links and buttons use your company’s colors until you choose another accent color.
          </Typography>
        )}
      </Box>
      <SelectField
        id="signature-font_family"
        name="font_family"
        label={SIGNATURE_LABELS.font_family}
        value={values.font_family}
        onChange={(font_family) => change({ font_family })}
        helperText="These fonts work on almost every device."
        options={SIGNATURE_FONTS.map((font) => [font, font])}
      />
      {MEASURES.map((measure) => (
        <MeasureField
          key={measure}
          measure={measure}
          value={values[measure]}
          onChange={(value) => change({ [measure]: value })}
        />
      ))}
      <Button onClick={restore} sx={{ alignSelf: 'flex-start', ml: -1.5 }}>
        Use the standard design
      </Button>
    </Stack>
  );
}

interface ColorFieldProps {
  name: 'primary_color' | 'accent_color';
  /** #rrggbb, in small letters. */
  value: string;
  onChange: (value: string) => void;
  /** An additional note. */
  note?: string | undefined;
}

/** A color from the browser's color picker or typed as six digits; anything else is ignored. */
function ColorField({ name, value, onChange, note }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    const color = toColor(text);
    setDraft(color ? undefined : text);
    if (color) onChange(color);
  };
  const isPale = contrastRatio(value, '#ffffff') < 4.5;
  return (
    <ColorInput
      id={`signature-${name}`}
      name={name}
      label={SIGNATURE_LABELS[name]}
      text={draft ?? value}
      color={value}
      onType={type}
      onBlur={() => setDraft(undefined)}
      error={draft !== undefined}
      helperText={
        draft !== undefined
          ? 'Use # and six digits 0-9, a-f, such as #1a5fb4'
          : (note ?? (isPale ? 'Too light to read on white, so text is darkened' : undefined))
      }
    />
  );
}

interface MeasureFieldProps {
  measure: SignatureMeasure;
  value: number;
  onChange: (value: number) => void;
}

/** A number of pixels, by slider or typed, clamped to its bounds. */
function MeasureField({ measure, value, onChange }: MeasureFieldProps) {
  const { min, max } = SIGNATURE_BOUNDS[measure];
  // The typed text, while it isn't a valid number.
  const [draft, setDraft] = useState<string>();
  const id = `signature-${measure}`;
  const type = (text: string) => {
    const number = /^\d+$/.test(text.trim()) ? Number(text) : undefined;
    const fits = number !== undefined && number >= min && number <= max;
    setDraft(fits ? undefined : text);
    if (fits) onChange(number);
  };
  const settle = () => {
    const number = Math.round(Number(draft));
    if (draft?.trim() && Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)));
    setDraft(undefined);
  };
  return (
    <div>
      <FormLabel id={`${id}-label`} htmlFor={id} component="label">
        {SIGNATURE_LABELS[measure]}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', pl: 1 }}>
        <Slider
          aria-labelledby={`${id}-label`}
          value={value}
          min={min}
          max={max}
          onChange={(_event, next) => {
            setDraft(undefined);
            onChange(next);
          }}
        />
        <TextField
          id={id}
          name={measure}
          size="small"
          value={draft ?? String(value)}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
          error={draft !== undefined}
          sx={{ width: 76, flex: 'none' }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', maxLength: 4, 'aria-describedby': `${id}-bounds` },
          }}
        />
      </Box>
      <Typography
        id={`${id}-bounds`}
        variant="body2"
        sx={{ color: draft === undefined ? 'text.secondary' : 'error.main' }}
      >
        {min} to {max} pixels
      </Typography>
    </div>
  );
}
