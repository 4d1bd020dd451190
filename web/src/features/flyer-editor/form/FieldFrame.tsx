import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface FieldFrameProps {
  /** The field's key, or `title` or `realtor`; `focusField` in FlyerEditor.tsx uses it. */
  name: string;
  onFocus: (name: string | undefined) => void;
  onBlur: () => unknown;
  children: ReactNode;
}

/** A wrapper for a form field that reports focus and blur. */
export function FieldFrame({ name, onFocus, onBlur, children }: FieldFrameProps) {
  return (
    <Box
      data-field={name}
      onFocus={() => onFocus(name)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        onFocus(undefined);
        onBlur();
      }}
      sx={{
        // Keeps focused fields clear of the bar with Submit.
        '& :is(input, textarea, button, [contenteditable])': { scrollMarginBottom: 140 },
        // Help and errors quote what was typed.
        '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' },
        // The reason a field is locked must be readable.
        '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  );
}
