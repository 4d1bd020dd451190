import { pluralize } from '@brokerage/domain/text/pluralize';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Box,
  Button,
  Card,
  IconButton,
  Link,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import type { TaskItem, TaskList } from './taskList.ts';

/** One task with its actions. */
function TaskItemRow({ item: { title, detail, overdue, actions } }: { item: TaskItem }) {
  return (
    <Box
      component="li"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', columnGap: 2, alignItems: 'baseline' }}>
          <Typography variant="subtitle2" component="p" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {overdue && (
            <Typography variant="body2" sx={{ color: 'error.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
              {overdue}
            </Typography>
          )}
        </Box>
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            // Truncate long reasons; their page has the full text.
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
          }}
        >
          {detail}
        </Typography>
      </Box>
      {actions.length > 0 && (
        <Stack direction="row" spacing={2}>
          {actions.map((action) => (
            <Link
              key={action.label}
              {...('path' in action ? { component: RouterLink, to: action.path } : { href: action.href })}
              variant="body2"
              aria-label={action.name}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 600 }}
            >
              {action.label}
            </Link>
          ))}
        </Stack>
      )}
    </Box>
  );
}

interface TaskTileProps {
  title: string;
  /** Tone of the count. */
  tone: StatusTone;
  live: Live<TaskList>;
  /** The page that has all of them, if there is one. */
  path?: string;
  /** Collapsed to one line, for use above a list, which needs the room. */
  isFolded?: boolean;
}

/**
 * The place of a tile whose tasks are loading. It names nothing, because there may be no tasks of its kind. Screen readers skip it; the
 * section says once that tasks are loading.
 */
export function TaskTileSkeleton({ isFolded }: Pick<TaskTileProps, 'isFolded'>) {
  return (
    <Card component="li" aria-hidden sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, minHeight: isFolded ? 42 : 61 }}>
        <Skeleton width="40%" />
      </Box>
      {!isFolded && (
        // The height of one row; most tiles have just one.
        <Box sx={{ height: 57, px: 2 }}>
          <Skeleton />
          <Skeleton width="60%" />
        </Box>
      )}
    </Card>
  );
}

/** Tasks of one kind: the count, the most urgent, the first few, and a link to the page that handles them. */
export function TaskTile({ title, tone, live, path, isFolded }: TaskTileProps) {
  const listId = useId();
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const [isWhole, setWhole] = useState(false);
  const few = isFolded ? 0 : isSmall ? 1 : 2;
  const waiting = readyData(live);
  const items = waiting?.items ?? [];
  const fold = `${isWhole ? 'Show fewer' : `Show all ${items.length}`}`;
  const foldProps = {
    'aria-expanded': isWhole,
    'aria-controls': listId,
    'aria-label': `${fold}: ${title}`,
    onClick: () => setWhole(!isWhole),
  };
  return (
    <Card component="li" sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          // The count and the line below the title are part of the link, too.
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: isFolded ? 0 : 1.25,
          // The same height with and without a line below the title, so that the rows of neighbors line up.
          minHeight: isFolded ? 42 : 61,
          ...(path && { '&:hover': { bgcolor: 'action.hover' } }),
        }}
      >
        {waiting && (
          <Typography
            component="span"
            variant={isFolded ? 'h3' : 'h2'}
            sx={{
              color: tone === 'default' ? 'text.primary' : `${tone}.main`,
              minWidth: '1.25em',
              fontVariantNumeric: 'lining-nums',
            }}
          >
            {waiting.count}
          </Typography>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3">
            {path ? (
              <Link
                component={RouterLink}
                to={path}
                color="inherit"
                underline="hover"
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </Typography>
          {waiting?.mostUrgent && (isWhole || !isFolded) && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {waiting.mostUrgent}
            </Typography>
          )}
          {waiting?.note && !isFolded && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {waiting.note}
            </Typography>
          )}
        </Box>
        {path && !isFolded && <ChevronRight aria-hidden sx={{ color: 'action.active' }} />}
        {isFolded && items.length > 0 && (
          <IconButton size="small" {...foldProps} sx={{ zIndex: 1 }}>
            {isWhole ? <ExpandLess /> : <ExpandMore />}
          </IconButton>
        )}
      </Box>
      {items.length > 0 && (isWhole || few > 0) && (
        <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.slice(0, isWhole ? undefined : few).map((item) => (
            <TaskItemRow key={item.id} item={item} />
          ))}
        </Box>
      )}
      {!isFolded && items.length > few && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', px: 1, mt: 'auto' }}>
          <Button
            size="small"
            {...foldProps}
            endIcon={isWhole ? <ExpandLess /> : <ExpandMore />}
            sx={{ minHeight: 44 }}
          >
            {fold}
          </Button>
        </Box>
      )}
      {waiting && waiting.unreadable > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main', px: 2, pb: 1.5 }}>
          {pluralize(waiting.unreadable, 'record')} couldn’t be shown. Please let your administrator know.
        </Typography>
      )}
    </Card>
  );
}
