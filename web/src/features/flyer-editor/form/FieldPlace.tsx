import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface PlaceProps {
  /** The field's key, or `title` or `realtor`; `focusField` in FlyerEditor.tsx uses it. */
  name: string;
  onFocus: (name: string | undefined) => void;
  onLeave: () => unknown;
  children: ReactNode;
}

/** A wrapper for a form field that reports focus and blur. */
export function FieldPlace({ name, onFocus, onLeave, children }: PlaceProps) {
  return (
    <Box
      data-field={name}
      onFocus={() => onFocus(name)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        onFocus(undefined);
        onLeave();
      }}
      sx={{
        // Keeps focused fields clear of the bar with Submit.
        '& :is(input, textarea, button, [contenteditable])': { scrollMarginBottom: 140 },
        // The reason a field is locked must be readable.
        '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  );
}
