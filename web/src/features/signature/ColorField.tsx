import { contrastRatio } from '@brokerage/domain/signature/contrastRatio';
import { useState } from 'react';
import { ColorInput, toColor } from '../../ui/forms/ColorInput.tsx';

interface ColorFieldProps {
  name: 'primary_color' | 'accent_color';
  label: string;
  /** #rrggbb, in small letters. */
  value: string;
  onChange: (value: string) => void;
}

/** A color from the browser's picker or by its six digits; what is none changes nothing. */
export function ColorField({ name, label, value, onChange }: ColorFieldProps) {
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
      label={label}
      text={draft ?? value}
      color={value}
      onType={type}
      onBlur={() => setDraft(undefined)}
      error={draft !== undefined}
      helperText={
        draft !== undefined
          ? 'Use # and six digits 0-9, a-f, such as #1a5fb4'
          : isPale
            ? 'Too light to read on white, so text is darkened'
            : undefined
      }
    />
  );
}
