import MuiSwitch, { type SwitchProps } from '@mui/material/Switch';

/** A switch whose thumb is inside its track: an outline with a dark thumb while it's off, filled while it's on. */
export const Switch = (props: SwitchProps) => <MuiSwitch {...props} sx={styles} />;

const styles = {
  padding: '9px',
  '& .MuiSwitch-switchBase': {
    padding: '12px',
    color: 'neutral.main',
    '&.Mui-checked': { color: 'primary.contrastText' },
    '&.Mui-checked + .MuiSwitch-track': { opacity: 1, borderColor: 'primary.main' },
  },
  '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    borderRadius: '10px',
    opacity: 1,
    bgcolor: 'background.paper',
    border: 2,
    borderColor: 'neutral.main',
  },
  '& .Mui-checked + .MuiSwitch-track': { bgcolor: 'primary.main' },
} as const;

/** Aligns a text below a switch with the switch's label. */
export const belowSwitch = { ml: '49px' } as const;
