import type { SvgIconComponent } from '@mui/icons-material';
import { Box, ButtonBase } from '@mui/material';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { lazyAfterFirstList } from '../../../lib/first-list/lazyAfterFirstList.ts';
import { permittedSections } from '../../../lib/routes/portalLocations.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { visuallyHidden } from '../../visuallyHidden.ts';
import { navigationColors } from './navigationColors.ts';
import { type NavigationCount, useNavigationCounts } from './useNavigationCounts.ts';
import { usePortalLocation } from './usePortalLocation.ts';

// Only the collapsed sidebar uses tooltips to name its pages.
const Tooltip = lazyAfterFirstList(async () => (await import('@mui/material/Tooltip')).default);

interface NavigationItemProps {
  path: string;
  title: string;
  Icon: SvgIconComponent;
  /** `page`: the current page; `true`: an ancestor of the current page. */
  current?: 'page' | 'true' | undefined;
  /** A section: bolder than the pages beneath it. */
  isSection?: boolean;
  /** The open page belongs to this section. */
  isOpenSection?: boolean;
  isCollapsed: boolean;
  count?: NavigationCount | undefined;
  onFollow?: (() => void) | undefined;
}

/** A small number on brass, or a dot in the collapsed sidebar. */
function CountBadge({ count, isDot }: { count: NavigationCount; isDot: boolean }) {
  const badge = isDot
    ? { position: 'absolute', top: 6, right: 8, width: 9, height: 9 }
    : { ml: 'auto', mr: 0.5, minWidth: 22, height: 20, px: 0.75 };
  return (
    <Box
      component="span"
      sx={{
        ...badge,
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 10,
        bgcolor: navigationColors.brass,
        color: '#1c1f1b',
        fontSize: 12,
        fontWeight: 700,
        lineHeight: 1,
      }}
    >
      {!isDot && <span aria-hidden>{count.label}</span>}
      <span style={visuallyHidden}> ({count.spoken})</span>
    </Box>
  );
}

function NavigationItem({
  path,
  title,
  Icon,
  current,
  isSection = false,
  isOpenSection = false,
  isCollapsed,
  count,
  onFollow,
}: NavigationItemProps) {
  const { text, muted, hover, current: ground, brass } = navigationColors;
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (current) here.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const link = (
    <ButtonBase
      component={Link}
      ref={here}
      to={path}
      aria-current={current}
      onClick={onFollow}
      sx={{
        position: 'relative',
        width: '100%',
        // Clear of the sidebar's button for more pages, also when the company's name takes a second line once it has loaded.
        scrollMarginBlock: 64,
        minHeight: isSection ? 40 : 34,
        '@media (pointer: coarse)': { minHeight: 44 },
        justifyContent: 'flex-start',
        gap: 1.25,
        pl: 1.5,
        pr: 0.5,
        borderRadius: 1,
        textAlign: 'left',
        typography: 'body1',
        fontSize: isSection ? undefined : '0.875rem',
        fontWeight: isSection ? 600 : 400,
        color: current || isSection ? text : muted,
        textDecoration: 'none',
        '&:hover': { bgcolor: hover, color: text },
        ...(current && {
          bgcolor: ground,
          '&:hover': { bgcolor: ground },
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 0,
            top: 7,
            bottom: 7,
            width: 3,
            borderRadius: 3,
            bgcolor: brass,
          },
        }),
        ...(isCollapsed && { pl: 0, pr: 0, justifyContent: 'center' }),
      }}
    >
      <Icon
        sx={{ fontSize: 20, flex: 'none', color: current || isOpenSection ? brass : muted }}
        aria-hidden
      />
      {isCollapsed ? (
        <span style={visuallyHidden}>{title}</span>
      ) : (
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {title}
        </Box>
      )}
      {count && <CountBadge count={count} isDot={isCollapsed} />}
    </ButtonBase>
  );
  if (!isCollapsed) return link;
  return (
    <Suspense fallback={link}>
      <Tooltip title={title} placement="right" disableInteractive describeChild>
        {link}
      </Tooltip>
    </Suspense>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 } as const;

interface NavigationListProps {
  isCollapsed?: boolean;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** The portal's sections with the pages the member may open and their task counts; the current one is marked. */
export function NavigationList({ isCollapsed = false, onFollow }: NavigationListProps) {
  const session = useSignedIn();
  const place = usePortalLocation();
  const counts = useNavigationCounts();
  return (
    <Box component="ul" sx={{ ...list, gap: 1.5 }}>
      {permittedSections(session).map(({ path, title, Icon, pages }) => (
        <li key={path}>
          <NavigationItem
            isSection
            path={path}
            title={title}
            Icon={Icon}
            current={place?.section.path === path && !place.page ? 'page' : undefined}
            isOpenSection={place?.section.path === path}
            isCollapsed={isCollapsed}
            count={counts[path]}
            onFollow={onFollow}
          />
          {pages.length > 0 && (
            <Box component="ul" sx={{ ...list, mt: 0.25, pl: isCollapsed ? 0 : 1 }}>
              {pages.map((page) => (
                <li key={page.path}>
                  <NavigationItem
                    path={page.path}
                    title={page.title}
                    Icon={page.Icon}
                    current={place?.page?.path === page.path ? (place.child ? 'true' : 'page') : undefined}
                    isCollapsed={isCollapsed}
                    count={counts[page.path]}
                    onFollow={onFollow}
                  />
                </li>
              ))}
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}
