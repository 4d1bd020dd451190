import { OFFICER_LOGIN_PATH } from '@brokerage/domain/officerLoginPath';
import Login from '@mui/icons-material/Login';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../visuallyHidden.ts';

/**
 * The members' sign-in link, labeled on hover and focus. It floats if the page has a margin for it; on smaller screens it's in the corner
 * of the footer, so that it never covers text or form buttons.
 */
export function OfficerPortalButton() {
  const [isNamed, setNamed] = useState(false);
  useEffect(() => {
    if (!isNamed) return;
    // Content shown on hover must be dismissible (WCAG 2.2, 1.4.13).
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setNamed(false);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isNamed]);
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
        // At the edge, clear of the page's content.
        right: { lg: 12 },
        bottom: { lg: 24 },
        zIndex: 'speedDial',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="a"
        href={OFFICER_LOGIN_PATH}
        onPointerEnter={() => setNamed(true)}
        onPointerLeave={() => setNamed(false)}
        onFocus={() => setNamed(true)}
        onBlur={() => setNamed(false)}
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: '50%',
          border: '1px solid',
          borderColor: 'neutral.main',
          bgcolor: 'background.paper',
          color: 'text.secondary',
          '& > svg': { fontSize: 20 },
          transition: 'color 150ms ease-out',
          '&:hover': { color: 'primary.main' },
          // It floats over light and dark backgrounds, so its focus ring has both colors.
          '&:focus-visible': {
            outlineColor: 'var(--on-evergreen)',
            outlineOffset: 0,
            boxShadow: '0 0 0 6px var(--evergreen)',
          },
        }}
      >
        <Login />
        <span style={visuallyHidden}>Officer Portal</span>
        {isNamed && (
          <Box
            aria-hidden
            component="span"
            sx={{
              position: 'absolute',
              // No gap to the button, so that the pointer can move between the two without leaving.
              right: '100%',
              pr: 1.5,
              '& > span': {
                display: 'block',
                px: 1.5,
                py: 0.75,
                borderRadius: 1,
                bgcolor: 'primary.dark',
                color: 'primary.contrastText',
                border: '1px solid',
                borderColor: 'secondary.light',
                typography: 'body2',
                whiteSpace: 'nowrap',
              },
            }}
          >
            <span>Officer Portal</span>
          </Box>
        )}
      </Box>
    </Box>
  );
}
