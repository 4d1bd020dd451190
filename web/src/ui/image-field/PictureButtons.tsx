import { Box, Button } from '@mui/material';
import type { Ref } from 'react';

interface PictureButtonsProps {
  label: string;
  chooseRef: Ref<HTMLButtonElement>;
  onChoose: () => void;
  hasAddressInput: boolean;
  onToggleAddressInput: () => void;
  /** Undefined if there is no picture. */
  onRemove: (() => void) | undefined;
}

/** Chooses a file, shows the input for a web address, or removes the picture. */
export const PictureButtons = (props: PictureButtonsProps) => {
  const { label, chooseRef, onChoose, hasAddressInput, onToggleAddressInput, onRemove } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button ref={chooseRef} variant="outlined" aria-label={`Choose file: ${label}`} onClick={onChoose}>
        Choose file
      </Button>
      <Button
        aria-label={`Use a web address: ${label}`}
        aria-expanded={hasAddressInput}
        onClick={onToggleAddressInput}
      >
        Use a web address
      </Button>
      {onRemove && (
        <Button color="error" aria-label={`Remove: ${label}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Box>
  );
};
