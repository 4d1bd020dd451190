import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { usePortalPlace } from './usePortalPlace.ts';

/** Where the page is: the section and the pages above it as links, and its own name. */
export function Breadcrumb() {
  const place = usePortalPlace();
  if (!place) return null;
  const trail = [place.section, place.page, place.child].filter((one) => one !== undefined);
  const above = trail.slice(0, -1);
  const here = trail.at(-1);
  return (
    <Box component="nav" aria-label="Breadcrumb" sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}
      >
        {above.map(({ path, title }, index) => (
          <Box
            component="li"
            key={path}
            sx={{
              alignItems: 'center',
              // Phones have room for the page above this one.
              display: { xs: index === above.length - 1 ? 'flex' : 'none', sm: 'flex' },
            }}
          >
            <Link
              component={RouterLink}
              to={path}
              aria-label={title}
              underline="hover"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                minWidth: 28,
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
              }}
            >
              {/* Phones need the room for the name of the page. */}
              <ChevronLeft aria-hidden sx={{ ml: -0.75, display: { sm: 'none' } }} />
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {title}
              </Box>
            </Link>
            <Box
              component="span"
              aria-hidden
              sx={{ mx: 1, color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
            >
              /
            </Box>
          </Box>
        ))}
        <Typography component="li" aria-current="page" noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
          {here?.title}
        </Typography>
      </Box>
    </Box>
  );
}
