import MuiSwitch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { getPalette } from '../../getPalette.ts';

/** A switch whose thumb is inside its track: an outline with a dark thumb while it's off, filled while it's on. */
export const Switch = styled(MuiSwitch)(({ theme }) => {
  const { neutral, primary, background } = getPalette(theme);
  return {
    padding: 9,
    '& .MuiSwitch-switchBase': {
      padding: 12,
      color: neutral.main,
      '&.Mui-checked': { color: primary.contrastText },
      '&.Mui-checked + .MuiSwitch-track': { opacity: 1, borderColor: primary.main },
    },
    '& .MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' },
    '& .MuiSwitch-track': {
      borderRadius: 10,
      opacity: 1,
      backgroundColor: background.paper,
      border: `2px solid ${neutral.main}`,
    },
    '& .Mui-checked + .MuiSwitch-track': { backgroundColor: primary.main },
  };
});

/** Aligns a text below a switch with the switch's label. */
export const belowSwitch = { ml: '49px' } as const;
