import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export interface PlaceProps {
  /** The field's key, or `title` and `realtor`: `focusField` of FlyerEditor.tsx finds it by that. */
  name: string;
  onFocus: (name: string | undefined) => void;
  onLeave: () => unknown;
  children: ReactNode;
}

/** The place of a field on the form: tells when it is entered and left. */
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
        // Not behind the bar with Submit.
        '& :is(input, textarea, button, [contenteditable])': { scrollMarginBottom: 140 },
        // Why a field is locked is to be read.
        '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      {children}
    </Box>
  );
}
