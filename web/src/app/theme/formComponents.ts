import type { Components, Theme } from '@mui/material/styles';
import { paletteOf } from '../../ui/paletteOf.ts';
import type { Density } from './typography.ts';

const sizes = {
  site: { line: 28, padding: 10, label: 6 },
  portal: { line: 22, padding: 10, label: 4 },
};

/**
 * Form fields: the label stands above the field (a plain TextField or FormControl gets it), the helper text
 * below, borders with 3:1 against the page.
 */
export function formComponents(density: Density): Components<Theme> {
  const { line, padding, label } = sizes[density];
  return {
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: ({ theme }) => ({
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: label,
          whiteSpace: 'normal',
          overflow: 'visible',
          pointerEvents: 'auto',
          ...theme.typography.subtitle2,
          color: paletteOf(theme).text.primary,
          '&.Mui-focused': { color: paletteOf(theme).text.primary },
          '&.Mui-error': { color: paletteOf(theme).error.main },
          '&.Mui-disabled': { color: paletteOf(theme).text.secondary },
        }),
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.subtitle2,
          color: paletteOf(theme).text.primary,
          '&.Mui-focused': { color: paletteOf(theme).text.primary },
        }),
        asterisk: ({ theme }) => ({ color: paletteOf(theme).error.main }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: paletteOf(theme).background.paper,
          '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
            borderColor: paletteOf(theme).text.primary,
          },
          '&.Mui-focused': {
            outline: `2px solid ${paletteOf(theme).secondary.light}`,
            outlineOffset: 1,
          },
          '&.Mui-disabled': { backgroundColor: paletteOf(theme).neutral.soft },
        }),
        input: {
          height: line,
          padding: `${padding}px 14px`,
          '&.MuiInputBase-inputSizeSmall': { padding: `${padding - 3}px 12px` },
          '.MuiInputBase-multiline > &': { padding: 0 },
          '&.MuiInputBase-inputAdornedStart': { paddingLeft: 0 },
          '&.MuiInputBase-inputAdornedEnd': { paddingRight: 0 },
          '&.MuiSelect-select': { minHeight: line, height: line },
        },
        multiline: { padding: `${padding}px 14px` },
        notchedOutline: ({ theme }) => ({
          top: 0,
          borderColor: paletteOf(theme).neutral.main,
          '& legend': { display: 'none' },
        }),
      },
    },
    MuiInputBase: {
      styleOverrides: {
        input: ({ theme }) => ({
          '&::placeholder': { color: paletteOf(theme).text.secondary, opacity: 1 },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body2,
          marginInline: 0,
          marginTop: label,
          color: paletteOf(theme).text.secondary,
          '&.Mui-error': { color: paletteOf(theme).error.main, fontWeight: 600 },
        }),
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: { marginLeft: -10, alignItems: 'flex-start' },
        label: { paddingBlock: (44 - line) / 2 },
      },
    },
    MuiCheckbox: { styleOverrides: { root: choice } },
    MuiRadio: { styleOverrides: { root: choice } },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: { paddingBlock: 0, '& .MuiAutocomplete-input': { padding: `${padding}px 0` } },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, whiteSpace: 'normal' } } },
  };
}

/** A 44 px target around the 24 px box or dot. */
const choice = ({ theme }: { theme: Theme }) => ({
  padding: 10,
  color: paletteOf(theme).neutral.main,
  '&.Mui-checked': { color: paletteOf(theme).primary.main },
});
