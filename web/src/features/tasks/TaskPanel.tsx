import { Box, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import type { Live } from '../../lib/live-data/documents.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { TaskTile } from './TaskTile.tsx';
import type { TaskList } from './taskList.ts';
import { useWaitingLinks } from './useExpiringLinks.ts';
import { useLeads } from './useLeads.ts';
import { useRejected } from './useRejected.ts';

/** What waits for a loan officer, live: kinds of which nothing waits take no room. Administrators have their queue and desk. */
export function TaskPanel() {
  const { isAdministrator } = useSignedIn();
  return isAdministrator ? null : <OfficersWork />;
}

function OfficersWork() {
  const leads = useLeads();
  const rejected = useRejected();
  const { expiring, viewed } = useWaitingLinks();
  const all: readonly ComponentProps<typeof TaskTile>[] = [
    { title: 'New leads', tone: 'info', live: leads },
    {
      title: 'Rejected flyers',
      tone: 'error',
      live: rejected,
      path: `${routePaths.flyers}?status=rejected`,
    },
    { title: 'Expiring links', tone: 'warning', live: expiring, path: routePaths.analytics },
    { title: 'New views', tone: 'success', live: viewed, path: routePaths.analytics },
  ];
  const tiles = all.filter(({ live }) => !isNothing(live));
  const lives = [leads, rejected, expiring];
  return (
    <Box component="section" aria-labelledby="what-waits" sx={{ mt: 2, mb: 1 }}>
      <Typography id="what-waits" variant="h2" sx={{ mb: 1.5 }}>
        Needs your attention
      </Typography>
      <ConnectionHint live={lives.find(isCutOff) ?? leads} />
      {tiles.length === 0 && <Typography sx={{ color: 'text.secondary' }}>You’re all caught up.</Typography>}
      {tiles.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: { xs: 1.5, sm: 2 },
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
          }}
        >
          {tiles.map((tile) => (
            <TaskTile key={tile.title} {...tile} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const isNothing = (live: Live<TaskList>) =>
  live.status === 'ready' && live.data.items.length === 0 && live.data.unreadable === 0;

const isCutOff = (live: Live<TaskList>) =>
  (live.status === 'loading' && live.unreachable) || (live.status === 'ready' && live.stale);
