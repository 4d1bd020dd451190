import type { Components, Theme } from '@mui/material/styles';
import { getPalette } from '../getPalette.ts';
import type { Density } from './typography.ts';

const sizes = {
  site: { line: 28, padding: 10, smallPadding: 7, label: 6 },
  // 44 px high with its padding, as the buttons beside a field.
  portal: { line: 22, padding: 11, smallPadding: 7, label: 4 },
};

/** With a mouse. */
const fine = '@media (pointer: fine)';

/**
 * Form fields: the label is above the field (a plain TextField or FormControl gets it), the helper text below, borders with 3:1 against
 * the page.
 */
export function formComponents(density: Density): Components<Theme> {
  const { line, padding, smallPadding, label } = sizes[density];
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
          color: getPalette(theme).text.primary,
          '&.Mui-focused': { color: getPalette(theme).text.primary },
          '&.Mui-error': { color: getPalette(theme).error.main },
          '&.Mui-disabled': { color: getPalette(theme).text.secondary },
        }),
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.subtitle2,
          color: getPalette(theme).text.primary,
          '&.Mui-focused': { color: getPalette(theme).text.primary },
        }),
        asterisk: ({ theme }) => ({ color: getPalette(theme).error.main }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: getPalette(theme).background.paper,
          '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
            borderColor: getPalette(theme).text.primary,
          },
          '&.Mui-focused': {
            outline: `2px solid ${getPalette(theme).secondary.light}`,
            outlineOffset: 1,
          },
          '&.Mui-disabled': { backgroundColor: getPalette(theme).neutral.soft },
        }),
        input: {
          height: line,
          padding: `${padding}px 14px`,
          '&.MuiInputBase-inputSizeSmall': { padding: `${smallPadding}px 12px` },
          '.MuiInputBase-multiline > &': { padding: 0 },
          '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
          '.MuiInputBase-adornedEnd > &': { paddingRight: 0 },
          '&.MuiSelect-select': { minHeight: line, height: line },
        },
        multiline: { padding: `${padding}px 14px` },
        notchedOutline: ({ theme }) => ({
          top: 0,
          borderColor: getPalette(theme).neutral.main,
          '& legend': { display: 'none' },
        }),
      },
    },
    MuiInputBase: {
      // Otherwise each field would inject global styles to move its label on autofill; our labels stay above the field.
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        input: ({ theme }) => ({
          '&::placeholder': { color: getPalette(theme).text.secondary, opacity: 1 },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...theme.typography.body2,
          marginInline: 0,
          marginTop: label,
          color: getPalette(theme).text.secondary,
          // A hint and a warning stand on lines of their own.
          whiteSpace: 'pre-line',
          '&.Mui-error': { color: getPalette(theme).error.main, fontWeight: 600 },
        }),
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          marginLeft: -10,
          alignItems: 'flex-start',
          // The room around a switch's track, so that it begins where the fields above and below do.
          '&:has(> .MuiSwitch-root)': { marginLeft: -9 },
          // A switch is 38 px high; its label's first line has 44.
          '& > .MuiSwitch-root': { marginTop: 3 },
        },
        label: { paddingBlock: (44 - line) / 2 },
      },
    },
    MuiCheckbox: { styleOverrides: { root: choice } },
    MuiRadio: { styleOverrides: { root: choice } },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: {
          paddingBlock: 0,
          '& .MuiAutocomplete-input': { padding: `${padding}px 0` },
          // Its arrow is in the same position as a select's.
          [fine]: { '&.MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 3 } },
        },
        popupIndicator: { [fine]: { minWidth: 36, minHeight: 36 } },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, whiteSpace: 'normal' } } },
  };
}

/** Returns a 44 px touch target around the 24 px box or dot. */
const choice = ({ theme }: { theme: Theme }) => ({
  padding: 10,
  color: getPalette(theme).neutral.main,
  '&.Mui-checked': { color: getPalette(theme).primary.main },
});
