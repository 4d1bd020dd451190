import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface LoadMoreProps {
  onMore: () => void;
  isLoading?: boolean;
  /** How much is shown. */
  children?: ReactNode;
}

const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]';

/** Returns the control before another one: of a list, in its last row. */
function findControlBefore(button: HTMLElement): HTMLElement | undefined {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls[controls.indexOf(button) - 1];
}

/** The way to the rest of a list, below it. */
export function LoadMore({ onMore, isLoading = false, children }: LoadMoreProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastBefore = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      // The last page takes the button away. From the row that was the last one, Tab leads on to the new ones.
      if (element?.contains(document.activeElement)) lastBefore.current?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Box ref={box} sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 2 }}>
      {children && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          lastBefore.current = findControlBefore(currentTarget);
          onMore();
        }}
        loading={isLoading}
      >
        Load more
      </Button>
    </Box>
  );
}
