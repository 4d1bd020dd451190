import { Box, Typography } from '@mui/material';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Live } from '../../lib/live-data/documents.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { TaskTile } from './TaskTile.tsx';
import type { TaskList } from './taskList.ts';

const isNothing = (live: Live<TaskList>) =>
  live.status === 'ready' && live.data.items.length === 0 && live.data.unreadable === 0;

const isCutOff = (live: Live<TaskList>) =>
  (live.status === 'loading' && live.unreachable) || (live.status === 'ready' && live.stale);

const HEIGHT_KEY = 'tasks-height';

/** The section's height in px when all its tiles had answered the last time, in this tab. */
function readHeight(): number {
  try {
    return Number(sessionStorage.getItem(HEIGHT_KEY) ?? 0);
  } catch {
    return 0;
  }
}

function keepHeight(height: number): void {
  try {
    sessionStorage.setItem(HEIGHT_KEY, String(height));
  } catch {
    // Without storage what is below moves when the tiles answer.
  }
}

/**
 * Needs your attention: a tile for each kind of task; kinds of which nothing waits take no room. Until all have answered it is as
 * high as it was the last time, so that what is below stays where it is.
 */
export function TaskSection({ tiles }: { tiles: readonly ComponentProps<typeof TaskTile>[] }) {
  const section = useRef<HTMLElement>(null);
  const [lastHeight] = useState(readHeight);
  const isSettled = tiles.every(({ live }) => live.status !== 'loading');
  useEffect(() => {
    if (isSettled && section.current) keepHeight(section.current.offsetHeight);
  });
  const shown = tiles.filter(({ live }) => !isNothing(live));
  const cutOff = tiles.find(({ live }) => isCutOff(live)) ?? tiles[0];
  return (
    <Box
      component="section"
      ref={section}
      aria-labelledby="tasks"
      sx={{ mb: 2 }}
      style={isSettled ? undefined : { minHeight: lastHeight }}
    >
      <Typography id="tasks" variant="h2" sx={{ mb: 1.5 }}>
        Needs your attention
      </Typography>
      {cutOff && <ConnectionHint live={cutOff.live} isCompact />}
      {shown.length === 0 && <Typography sx={{ color: 'text.secondary' }}>You’re all caught up.</Typography>}
      {shown.length > 0 && (
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
          {shown.map((tile) => (
            <TaskTile key={tile.title} {...tile} />
          ))}
        </Box>
      )}
    </Box>
  );
}
