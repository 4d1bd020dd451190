import { Box, Typography } from '@mui/material';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { markFirstListDrawn } from '../../lib/first-list/firstList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { TaskTile, TaskTileSkeleton } from './TaskTile.tsx';
import type { TaskList } from './taskList.ts';
import { useLastSectionSize } from './useLastSectionSize.ts';

const isNothing = (live: Live<TaskList>) =>
  live.status === 'ready' && live.data.items.length === 0 && live.data.unreadable === 0;

/** One line for all kinds of tasks that failed to load: in narrow tiles the text would have one word per line. */
function FailedTasks({ tiles }: { tiles: readonly { title: string; live: Live<TaskList> }[] }) {
  const failed = tiles.flatMap(({ title, live }) => (live.status === 'failed' ? [{ title, live }] : []));
  const [first] = failed;
  if (!first) return null;
  const names = failed.map(({ title }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`);
  return (
    <InlineLoadError
      what={failed.length === tiles.length ? 'your tasks' : names.join(', ')}
      live={{
        ...first.live,
        retry: () => {
          for (const { live } of failed) live.retry();
        },
      }}
    />
  );
}

const isCutOff = (live: Live<TaskList>) =>
  (live.status === 'loading' && live.unreachable) || (live.status === 'ready' && live.stale);

/** The number of placeholder tiles in a browser that hasn't shown the section yet; most members have no more. */
const FIRST_PLACES = 2;

/** As many tiles on a line as fit. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))';
/** As many folded tiles on a line as fit. */
const FOLDED_COLUMNS = 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))';

/**
 * Needs your attention: a tile for each kind of task that has any. Until all have loaded it keeps its last height and tile placeholders, so
 * that nothing moves. The first tile is the dashboard's first list, which the rest of the portal waits for.
 */
export function TaskSection({ tiles }: { tiles: readonly ComponentProps<typeof TaskTile>[] }) {
  const section = useRef<HTMLElement>(null);
  // A selected tab needs the room for its content.
  const tab = useSearchParams()[0].get('tab');
  const isFolded = tab !== null;
  const { savedSize, trackSize } = useLastSectionSize(`tasks-place-${isFolded}`);
  const isSettled = tiles.every(({ live }) => live.status !== 'loading');
  const isExpected = ({ title }: { title: string }, index: number) =>
    savedSize ? savedSize.titles.includes(title) : index < FIRST_PLACES;
  const shown = tiles.filter((tile, index) =>
    tile.live.status === 'ready'
      ? !isNothing(tile.live)
      : tile.live.status === 'loading' && isExpected(tile, index),
  );
  // Where three of four tiles would fit, the last would be alone.
  const hasFour = shown.length === 4;
  const hasFailed = tiles.some(({ live }) => live.status === 'failed');
  const titles = shown.map(({ title }) => title).join('\n');
  useEffect(() => {
    if (isSettled && section.current) return trackSize(section.current, titles.split('\n').filter(Boolean));
  }, [isSettled, titles, trackSize]);
  const hasFirstList = tiles[0]?.live.status !== 'loading';
  useEffect(() => {
    if (hasFirstList) markFirstListDrawn();
  }, [hasFirstList]);
  const cutOff = tiles.find(({ live }) => isCutOff(live)) ?? tiles[0];
  return (
    <Box
      component="section"
      ref={section}
      aria-labelledby="tasks"
      // Above a list, which needs the room, the heading and tiles share a line.
      sx={{ mb: 2, ...(isFolded && { display: { lg: 'flex' }, alignItems: 'flex-start', columnGap: 3 }) }}
      style={isSettled ? undefined : { minHeight: savedSize?.height ?? 0 }}
    >
      <Typography
        id="tasks"
        variant={isFolded ? 'h3' : 'h2'}
        component="h2"
        sx={{ mb: 1.5, ...(isFolded && { my: { lg: 1.25 }, flex: 'none' }) }}
      >
        Needs your attention
      </Typography>
      {shown.some(({ live }) => live.status === 'loading') && (
        <div role="status" style={visuallyHidden}>
          Loading tasks
        </div>
      )}
      {/* The list of submissions shows the hint itself. */}
      {cutOff && tab !== 'submissions' && <ConnectionHint live={cutOff.live} isCompact />}
      {isSettled && shown.length === 0 && !hasFailed && (
        <Typography sx={{ color: 'text.secondary', ...(isFolded && { lineHeight: { lg: '44px' } }) }}>
          You’re all caught up.
        </Typography>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
        <FailedTasks tiles={tiles} />
        {shown.length > 0 && (
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              // A long tile doesn't stretch the others.
              alignItems: 'start',
              ...(isFolded
                ? {
                    gap: 1,
                    gridTemplateColumns: {
                      xs: FOLDED_COLUMNS,
                      sm: hasFour ? 'repeat(2, minmax(0, 1fr))' : FOLDED_COLUMNS,
                      lg: FOLDED_COLUMNS,
                    },
                  }
                : {
                    gap: { xs: 1.5, sm: 2 },
                    gridTemplateColumns: {
                      xs: COLUMNS,
                      sm: hasFour ? 'repeat(2, minmax(0, 1fr))' : COLUMNS,
                    },
                    ...(hasFour && {
                      '@media (min-width: 1400px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
                    }),
                  }),
            }}
          >
            {shown.map((tile) =>
              tile.live.status === 'loading' ? (
                <TaskTileSkeleton key={tile.title} isFolded={isFolded} />
              ) : (
                <TaskTile
                  key={`${tile.title} ${isFolded}`}
                  {...tile}
                  isFolded={isFolded}
                  isShort={shown.length >= 4}
                />
              ),
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
