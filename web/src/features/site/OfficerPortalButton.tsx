import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

import { Link } from 'react-router-dom';
import { routePaths } from '../../lib/routePaths.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

/**
 * The staff's way in. It floats where there is a margin for it; on smaller screens it rests in the corner of
 * the footer, so that it never covers the text or the buttons of a form.
 */
export function OfficerPortalButton() {
  return (
    <Box
      component="nav"
      aria-label="Staff"
      sx={{
        position: { xs: 'relative', lg: 'fixed' },
        alignSelf: 'flex-end',
        mt: { xs: -9, lg: 0 },
        mr: { xs: 2, lg: 0 },
        mb: { xs: 3, lg: 0 },
        right: { lg: 24 },
        bottom: { lg: 24 },
        zIndex: 'speedDial',
        '@media print': { display: 'none' },
      }}
    >
      <ButtonBase
        component={Link}
        to={routePaths.officerLogin}
        title="Officer Portal"
        sx={{
          width: 48,
          height: 48,
          borderRadius: '50%',
          bgcolor: 'secondary.light',
          color: 'secondary.contrastText',
          boxShadow: '0 2px 10px rgb(20 44 35 / 32%)',
          transition: 'background-color 150ms ease-out',
          '&:hover': { bgcolor: '#e8c986' },
          // It floats over light and dark: a ring of both.
          '&.Mui-focusVisible': {
            outlineColor: 'var(--mui-palette-primary-contrastText)',
            outlineOffset: 0,
            boxShadow: '0 0 0 6px var(--mui-palette-primary-main)',
          },
        }}
      >
        <LockOutlined />
        <span style={visuallyHidden}>Officer Portal</span>
      </ButtonBase>
    </Box>
  );
}
