import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import { Box, ButtonBase } from '@mui/material';
import { useState } from 'react';
import { safeLocalStorage } from '../../../lib/safeStorage.ts';
import { Brand } from './Brand.tsx';
import { NavigationList } from './NavigationList.tsx';
import { navigationColors } from './navigationColors.ts';
import { ScrolledPages } from './ScrolledPages.tsx';

const KEY = 'sidebar-collapsed';

/** Returns whether the sidebar shows only icons; the choice is saved in this browser. */
function useSidebarCollapsed(): readonly [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(() => safeLocalStorage.getItem(KEY) === 'true');
  const toggle = () => {
    setCollapsed(!isCollapsed);
    safeLocalStorage.setItem(KEY, String(!isCollapsed));
  };
  return [isCollapsed, toggle];
}

const SIDEBAR_WIDTH = 232;
const COLLAPSED_WIDTH = 64;

/** The navigation in wide windows, always visible; it can be collapsed to icons. */
export function Sidebar() {
  const [isCollapsed, toggle] = useSidebarCollapsed();
  const { surface, line, muted, text, hover, brass } = navigationColors;
  const ToggleIcon = isCollapsed ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft;
  return (
    <Box
      component="nav"
      aria-label="Portal"
      sx={{
        '--focus-ring': brass,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        flex: 'none',
        width: isCollapsed ? COLLAPSED_WIDTH : SIDEBAR_WIDTH,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: surface,
        color: text,
        borderRight: 1,
        borderColor: line,
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ px: 1, pt: 1, pb: 1.5, minHeight: 56 }}>
        <Brand isCollapsed={isCollapsed} />
      </Box>
      <ScrolledPages isCollapsed={isCollapsed}>
        <NavigationList isCollapsed={isCollapsed} />
      </ScrolledPages>
      <Box sx={{ p: 1, borderTop: 1, borderColor: line }}>
        <ButtonBase
          onClick={toggle}
          aria-label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          title={isCollapsed ? 'Expand sidebar' : undefined}
          sx={{
            width: '100%',
            minHeight: 40,
            gap: 1.5,
            px: 1.5,
            borderRadius: 1,
            justifyContent: isCollapsed ? 'center' : 'flex-start',
            typography: 'body2',
            color: muted,
            '&:hover': { bgcolor: hover, color: text },
          }}
        >
          <ToggleIcon sx={{ fontSize: 20 }} />
          {!isCollapsed && 'Collapse sidebar'}
        </ButtonBase>
      </Box>
    </Box>
  );
}
