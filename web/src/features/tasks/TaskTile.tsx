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
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { pluralize } from '../../lib/format/pluralize.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import type { TaskItem, TaskList } from './taskList.ts';

/** One thing that waits, with what can be done about it. */
function TaskItemRow({ item: { title, detail, actions } }: { item: TaskItem }) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }}>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          color: 'text.secondary',
          overflowWrap: 'anywhere',
          // A reason may be long: its page has all of it.
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
        }}
      >
        {detail}
      </Typography>
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
  /** Of the count. */
  tone: StatusTone;
  live: Live<TaskList>;
  /** The page that has all of them, if there is one. */
  path?: string;
  /** One line until somebody opens it: above a list, which needs the room. */
  isFolded?: boolean;
}

/** Things of one kind that wait: how many, the first of them, and the way to deal with them. */
export function TaskTile({ title, tone, live, path, isFolded }: TaskTileProps) {
  const listId = useId();
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const [isWhole, setWhole] = useState(false);
  const few = isFolded ? 0 : isSmall ? 1 : 2;
  const waiting = live.status === 'ready' ? live.data : undefined;
  const items = waiting?.items ?? [];
  return (
    <Card
      component="li"
      sx={{ px: { xs: 1.5, sm: 2 }, py: isFolded ? 0.75 : { xs: 1.5, sm: 2 }, minWidth: 0 }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } }}
      >
        <Typography variant="h3" sx={{ flex: 1 }}>
          {path ? (
            <Link component={RouterLink} to={path} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        {waiting && <StatusChip label={waiting.count} tone={tone} />}
        {items.length > few && (
          <IconButton
            size="small"
            aria-expanded={isWhole}
            aria-controls={listId}
            aria-label={`Show all ${items.length}: ${title}`}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? <ExpandLess /> : <ExpandMore />}
          </IconButton>
        )}
      </Stack>
      {live.status === 'loading' && !isFolded && (
        <div role="status" aria-label={`Loading: ${title}`}>
          {/* As high as the rows that follow. */}
          <Box sx={{ height: 91 * few, pt: 2 }}>
            <Skeleton />
            <Skeleton width="60%" />
          </Box>
        </div>
      )}
      {live.status === 'failed' && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Couldn’t load these. {loadFailureText(live.error)}
          </Typography>
          <Button onClick={live.retry} aria-label={`Retry: ${title}`} sx={{ ml: -1.5 }}>
            Retry
          </Button>
        </>
      )}
      {waiting?.note && !isFolded && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {waiting.note}
        </Typography>
      )}
      {items.length > 0 && (isWhole || few > 0) && (
        <Box component="ul" id={listId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.slice(0, isWhole ? undefined : few).map((item) => (
            <TaskItemRow key={item.id} item={item} />
          ))}
        </Box>
      )}
      {waiting && waiting.unreadable > 0 && (
        <Typography variant="body2" sx={{ color: 'error.main', mt: 1 }}>
          {pluralize(waiting.unreadable, 'record')} couldn’t be shown. Please let your administrator know.
        </Typography>
      )}
    </Card>
  );
}
