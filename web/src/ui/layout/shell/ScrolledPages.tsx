import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { navigationColors } from './navigationColors.ts';

/** For rounding: zoomed pages scroll by parts of a pixel. */
const SLACK = 2;

/** Returns whether there is more below in a list that scrolls. */
function useHasMoreBelow(list: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (!element || !('ResizeObserver' in window)) return;
    const measure = () => setMore(element.scrollHeight - element.scrollTop - element.clientHeight > SLACK);
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    for (const child of element.children) resizes.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      resizes.disconnect();
    };
  }, [list]);
  return hasMore;
}

/** The sidebar's list, which scrolls. While there are more pages below the window's edge, a button says so and scrolls to them. */
export function ScrolledPages({ isCollapsed, children }: { isCollapsed: boolean; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const hasMore = useHasMoreBelow(list);
  const { surface, line, muted, text } = navigationColors;
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      <Box
        ref={list}
        sx={{
          height: '100%',
          overflowY: 'auto',
          px: 1,
          // Keeps the first and last page clear of the fade above and of the button below.
          pt: 1,
          pb: 5,
          maskImage: 'linear-gradient(transparent, #000 8px)',
          scrollbarWidth: 'thin',
          scrollbarColor: `${muted} transparent`,
        }}
      >
        {children}
      </Box>
      {hasMore && (
        // For a pointer only: the keyboard and screen readers reach the pages themselves.
        <ButtonBase
          aria-hidden
          tabIndex={-1}
          onClick={() => list.current?.scrollBy({ top: list.current.clientHeight / 2 })}
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: 0,
            minHeight: 36,
            gap: 0.5,
            typography: 'body2',
            color: muted,
            bgcolor: surface,
            borderTop: 1,
            borderColor: line,
            '&:hover': { color: text },
          }}
        >
          {!isCollapsed && 'More pages'}
          <ExpandMore sx={{ fontSize: 20 }} />
        </ButtonBase>
      )}
    </Box>
  );
}
