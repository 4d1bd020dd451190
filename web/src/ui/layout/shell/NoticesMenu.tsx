import { NOTICE_LIMIT } from '@brokerage/domain/flyer/record/flyerNotice';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton } from '@mui/material';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { lazyAfterFirstList } from '../../../lib/first-list/lazyAfterFirstList.ts';
import { useNotices } from '../../../lib/live-data/records/useNotices.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

const NoticesPopover = lazyAfterFirstList(async () => (await import('./NoticesPopover.tsx')).NoticesPopover);

/** Returns the id of the flyer shown on the page, in the editor or in review; undefined while the tab is in the background. */
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

/** A bell with the number of unread notices. Opening it marks them as read; so does viewing the flyer that a notice is about. */
export function NoticesMenu() {
  const { user, member } = useSignedIn();
  const { live, markRead } = useNotices(member.tenant_id, user.uid);
  const [hasOpened, setOpened] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Notices that were new at opening, or have arrived since, stay marked as new while the menu is open.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const inSight = useFlyerInSight();
  const news = live.status === 'ready' ? live.data.items.filter(({ read_at }) => read_at === null) : [];
  const unread = news.map((notice) => notice.id);
  const isOpen = anchor !== null;
  const unseen = unread.filter((id) => !fresh.has(id));
  if (isOpen && unseen.length > 0) setFresh(new Set([...fresh, ...unseen]));

  const seen = isOpen ? news : news.filter((notice) => 'flyer_id' in notice && notice.flyer_id === inSight);
  const seenIds = seen.map((notice) => notice.id).join('/');
  useEffect(() => {
    if (seenIds === '') return;
    // If this fails, they stay unread and are marked the next time the menu opens.
    markRead(seenIds.split('/')).catch(() => undefined);
  }, [seenIds, markRead]);

  const close = () => {
    setAnchor(null);
    setFresh(new Set());
  };
  const count = unread.length;
  return (
    <>
      <IconButton
        aria-label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        {/* A hidden badge would keep its number, although the button's name doesn't include it. */}
        {count === 0 ? (
          <NotificationsOutlined />
        ) : (
          <Badge badgeContent={count} max={NOTICE_LIMIT} color="error">
            <NotificationsOutlined />
          </Badge>
        )}
      </IconButton>
      {hasOpened && (
        <Suspense>
          <NoticesPopover anchor={anchor} live={live} fresh={fresh} onFollow={close} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
