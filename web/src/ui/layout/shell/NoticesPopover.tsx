import { Box, Popover, Skeleton, Typography } from '@mui/material';
import { type ComponentProps, useId } from 'react';
import { useLoaded } from '../../../lib/useLoaded.ts';
import { InlineLoadError } from '../../feedback/InlineLoadError.tsx';
import type { NoticeList } from './NoticeList.tsx';

const loadNoticeList = () => import('./NoticeList.tsx');

/** The list loads when the menu is first opened. */
function OpenedNotices(props: ComponentProps<typeof NoticeList>) {
  const part = useLoaded(loadNoticeList);
  if (part.status === 'ready') return <part.data.NoticeList {...props} />;
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      {part.status === 'loading' && <Skeleton role="status" aria-label="Loading notifications" height={48} />}
      <InlineLoadError what="your notifications" live={part} />
    </Box>
  );
}

interface NoticesPopoverProps extends ComponentProps<typeof NoticeList> {
  /** The bell while it is open. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The popover below the bell. */
export function NoticesPopover({ anchor, onClose, live, fresh, onFollow }: NoticesPopoverProps) {
  const id = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            width: 380,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 480,
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box sx={{ px: 2, pt: 2, pb: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          Notifications
        </Typography>
      </Box>
      <OpenedNotices live={live} fresh={fresh} onFollow={onFollow} />
    </Popover>
  );
}
