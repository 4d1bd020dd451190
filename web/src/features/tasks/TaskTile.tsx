import { pluralize } from '@brokerage/domain/text/pluralize';
import CallOutlined from '@mui/icons-material/CallOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MailOutlined from '@mui/icons-material/MailOutlined';
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

type Action = TaskItem['actions'][number];

const CONTACT_ICONS: Readonly<Record<string, typeof CallOutlined>> = {
  Call: CallOutlined,
  Email: MailOutlined,
};

/** A way to contact somebody: an icon on phones, with a word beside it where there is room. */
function ContactAction({ label, name, href }: Extract<Action, { href: string }>) {
  const Icon = CONTACT_ICONS[label];
  return (
    <Button
      href={href}
      variant="outlined"
      size="small"
      aria-label={name}
      sx={{
        position: 'relative',
        zIndex: 1,
        gap: 0.75,
        px: { xs: 0, sm: 1.25 },
        minWidth: { xs: 44, sm: 0 },
        minHeight: { xs: 44, sm: 32 },
      }}
    >
      {Icon && <Icon aria-hidden sx={{ fontSize: { xs: 20, sm: 16 } }} />}
      <Box component="span" sx={{ display: Icon && { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}

/** One task. Its first link in the portal covers the row, so a press anywhere opens it. */
function TaskItemRow({ item: { title, detail, overdue, actions } }: { item: TaskItem }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        borderTop: 1,
        borderColor: 'divider',
        px: 2,
        py: 1,
        minHeight: 60,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        '&:has(a[data-covers]):hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ flex: '1 1 130px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            color: 'text.secondary',
            // Truncate long reasons; their page has the full text.
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
          }}
        >
          {detail}
          {overdue && (
            <>
              {' · '}
              <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                {overdue}
              </Box>
            </>
          )}
        </Typography>
      </Box>
      {actions.length > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: { xs: 1, sm: 1.5 } }}>
          {actions.map((action) =>
            'path' in action ? (
              <Link
                key={action.label}
                component={RouterLink}
                to={action.path}
                variant="body2"
                aria-label={action.name}
                data-covers
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  minHeight: 44,
                  fontWeight: 600,
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                {action.label}
              </Link>
            ) : (
              <ContactAction key={action.label} {...action} />
            ),
          )}
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
  /** Shows just the most urgent task, because there are many tiles. */
  isShort?: boolean;
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
export function TaskTile({ title, tone, live, path, isFolded, isShort }: TaskTileProps) {
  const listId = useId();
  const { breakpoints } = useTheme();
  const isSmall = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const [isWhole, setWhole] = useState(false);
  const few = isFolded ? 0 : isSmall || isShort ? 1 : 2;
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
          gap: isFolded ? 1 : 1.5,
          px: isFolded ? 1.5 : 2,
          py: isFolded ? 0 : 1.25,
          // The same height with and without a line below the title, so that the rows of neighbors line up.
          minHeight: isFolded ? 42 : 61,
          ...(path && { '&:hover': { bgcolor: 'action.hover' } }),
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant={isFolded ? 'body2' : 'subtitle2'}
            component="h3"
            sx={isFolded ? { fontWeight: 600 } : undefined}
          >
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
        </Box>
        {waiting && (
          <Typography
            component="span"
            variant={isFolded ? 'h3' : 'h2'}
            sx={{
              color: tone === 'default' ? 'text.primary' : `${tone}.main`,
              fontVariantNumeric: 'lining-nums',
            }}
          >
            {waiting.count}
          </Typography>
        )}
        {path && !isFolded && <ChevronRight aria-hidden sx={{ color: 'action.active' }} />}
        {isFolded && items.length > 0 && (
          <IconButton size="small" {...foldProps} sx={{ zIndex: 1, mx: -1 }}>
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
