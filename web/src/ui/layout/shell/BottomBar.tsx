import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { Badge, Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { permittedSections } from '../../../lib/routes/portalLocations.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { visuallyHidden } from '../../visuallyHidden.ts';
import { navigationColors } from './navigationColors.ts';
import { type NavigationCount, useNavigationCounts } from './useNavigationCounts.ts';
import { usePortalLocation } from './usePortalLocation.ts';

export const BOTTOM_BAR_HEIGHT = 60;

const { surface, line, muted, text, brass } = navigationColors;

const item = {
  flex: 1,
  minWidth: 0,
  minHeight: BOTTOM_BAR_HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  typography: 'caption',
  fontSize: 11,
  lineHeight: 1.2,
  color: muted,
  textDecoration: 'none',
  '&.Mui-focusVisible': { outlineOffset: -4 },
} as const;

function WithBadge({ count, children }: { count: NavigationCount | undefined; children: ReactNode }) {
  if (!count) return children;
  return (
    <Badge variant="dot" slotProps={{ badge: { sx: { bgcolor: brass } } }}>
      {children}
    </Badge>
  );
}

interface BottomBarProps {
  isMenuOpen: boolean;
  onMore: () => void;
}

/** The portal's sections in a bottom bar on phones; More opens all pages. */
export function BottomBar({ isMenuOpen, onMore }: BottomBarProps) {
  const session = useSignedIn();
  const place = usePortalLocation();
  const counts = useNavigationCounts();
  return (
    <Box
      component="nav"
      aria-label="Sections"
      data-footer-bar
      sx={{
        '--focus-ring': brass,
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        bgcolor: surface,
        borderTop: 1,
        borderColor: line,
        pb: 'env(safe-area-inset-bottom)',
        pl: 'env(safe-area-inset-left)',
        pr: 'env(safe-area-inset-right)',
        '@media print': { display: 'none' },
      }}
    >
      {permittedSections(session).map(({ path, title, Icon, pages }) => {
        const isCurrent = place?.section.path === path;
        const count = [path, ...pages.map((page) => page.path)]
          .map((path) => counts[path])
          .find((count) => count !== undefined);
        return (
          <ButtonBase
            key={path}
            component={Link}
            to={path}
            aria-current={isCurrent ? (place.page ? 'true' : 'page') : undefined}
            sx={{ ...item, ...(isCurrent && { color: text, '& svg': { color: brass } }) }}
          >
            <WithBadge count={count}>
              <Icon sx={{ fontSize: 22 }} aria-hidden />
            </WithBadge>
            <span>{title}</span>
            {count && <span style={visuallyHidden}> ({count.spoken})</span>}
          </ButtonBase>
        );
      })}
      <ButtonBase onClick={onMore} aria-haspopup="dialog" aria-expanded={isMenuOpen} sx={item}>
        <MoreHoriz sx={{ fontSize: 22 }} aria-hidden />
        More
      </ButtonBase>
    </Box>
  );
}
