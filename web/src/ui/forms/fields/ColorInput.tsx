import { Box, InputAdornment, TextField, type TextFieldProps } from '@mui/material';

interface ColorInputProps extends Pick<TextFieldProps, 'id' | 'name' | 'error' | 'helperText' | 'onBlur'> {
  label: string;
  /** The text field's content; may not be a color yet. */
  text: string;
  /** #rrggbb in lowercase, as the picker shows it. */
  color: string;
  /** Called with the typed or picked text. */
  onType: (text: string) => void;
}

/** Returns a color in the stored format: `#1a5fb4` for ` 1A5FB4`; undefined for anything else. */
export function toColor(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** A text field for a color by its six digits, with the browser's picker in it. */
export function ColorInput({ label, text, color, onType, ...field }: ColorInputProps) {
  return (
    <TextField
      {...field}
      label={label}
      value={text}
      onChange={({ target }) => onType(target.value)}
      slotProps={{
        htmlInput: { maxLength: 7, autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`${label}, picker`}
                value={color}
                onChange={({ target }: { target: HTMLInputElement }) => onType(target.value)}
                sx={picker}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const picker = {
  width: 32,
  height: 28,
  p: 0,
  border: 1,
  borderColor: 'neutral.main',
  borderRadius: 0.5,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { p: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: '2px' },
};
