import { NOTICE_LIMIT } from '@brokerage/domain/flyer/flyerNotice';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, Button, IconButton, Popover, Skeleton, Typography } from '@mui/material';
import { type ComponentProps, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useNotices } from '../../lib/live-data/useNotices.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import type { NoticeList } from './NoticeList.tsx';

const loadNoticeList = () => import('./NoticeList.tsx');

/** The list comes when the menu is first opened. */
function OpenedNotices(props: ComponentProps<typeof NoticeList>) {
  const part = useLoaded(loadNoticeList);
  if (part.status === 'ready') return <part.data.NoticeList {...props} />;
  return (
    <Box sx={{ px: 2, pb: 2 }}>
      {part.status === 'loading' ? (
        <Skeleton role="status" aria-label="Loading notifications" height={48} />
      ) : (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          Couldn’t load notifications. <Button onClick={part.retry}>Retry</Button>
        </Typography>
      )}
    </Box>
  );
}

/** The id of the flyer that the page shows, in the editor or under review; undefined while nobody looks at the page. */
function useFlyerInSight(): string | undefined {
  const { pathname, search } = useLocation();
  const isSeen = useSyncExternalStore(listen, () => document.visibilityState === 'visible');
  if (!isSeen) return undefined;
  if (matchPath(routePaths.approvals, pathname))
    return new URLSearchParams(search).get('review') ?? undefined;
  return matchPath(routePaths.editFlyer, pathname)?.params.flyerId;
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * A bell with what the person was told and has not read. Looking at it marks it as read, and so does having the flyer
 * in sight that it is about.
 */
export function NoticesMenu() {
  const { user, member } = useSignedIn();
  const { live, markRead } = useNotices(member.tenant_id, user.uid);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What was new when it was opened, or came since, stays marked as new while one reads.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const inSight = useFlyerInSight();
  const news = live.status === 'ready' ? live.data.items.filter(({ read_at }) => read_at === null) : [];
  const unread = news.map((one) => one.id);
  const isOpen = anchor !== null;
  const unseen = unread.filter((one) => !fresh.has(one));
  if (isOpen && unseen.length > 0) setFresh(new Set([...fresh, ...unseen]));

  const seen = isOpen ? news : news.filter((one) => 'flyer_id' in one && one.flyer_id === inSight);
  const asked = seen.map((one) => one.id).join('/');
  useEffect(() => {
    if (asked === '') return;
    // Not saved: they stay unread and are marked at the next opening.
    markRead(asked.split('/')).catch(() => undefined);
  }, [asked, markRead]);

  const count = unread.length;
  return (
    <>
      <IconButton
        aria-label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {/* A hidden badge would keep its number, which the button's name lacks. */}
        {count === 0 ? (
          <NotificationsOutlined />
        ) : (
          <Badge badgeContent={count} max={NOTICE_LIMIT} color="error">
            <NotificationsOutlined />
          </Badge>
        )}
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
          setFresh(new Set());
        }}
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
        <OpenedNotices live={live} fresh={fresh} onFollow={() => setAnchor(null)} />
      </Popover>
    </>
  );
}
