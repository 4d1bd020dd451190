import { Box, Button, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';

interface AddressInputProps {
  /** The purpose of the picture. */
  label: string;
  onOpen: (address: string) => void;
  onClose: () => void;
}

/** An input for a picture's URL. Not a form, because it's inside one. */
export function AddressInput({ label, onOpen, onClose }: AddressInputProps) {
  const [address, setAddress] = useState('');
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(address.trim() === '');
    if (address.trim() !== '') onOpen(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') open();
    else onClose();
  };
  return (
    <Box sx={{ mt: 1.5 }}>
      <TextField
        autoFocus
        type="url"
        label={`${label} image URL`}
        placeholder="https://"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onKeyDown}
        error={isMissing}
        helperText={
          isMissing
            ? 'Paste the web address of a picture.'
            : 'We’ll save a copy, so it stays even if that site removes it. If the site doesn’t allow copying, download the picture there and choose the file here.'
        }
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={open}>
          Load picture
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Box>
    </Box>
  );
}
