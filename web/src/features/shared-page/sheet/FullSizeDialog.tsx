import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';

interface FullSizeDialogProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** Next to the button that closes it. */
  tools?: ReactNode;
  sx: SystemStyleObject<Theme>;
  children: ReactNode;
}

/** A dialog over the page: a bar with buttons, and content that fills the rest. */
export function FullSizeDialog({ label, closeLabel, onClose, tools, sx, children }: FullSizeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      sx={{
        maxWidth: 'none',
        maxHeight: 'none',
        border: 0,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', gap: 1 },
        '&::backdrop': { bgcolor: 'rgb(22 36 29 / 0.6)' },
        ...sx,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        {tools}
        <ActionButton variant="text" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </ActionButton>
      </Box>
      {children}
    </Box>
  );
}
