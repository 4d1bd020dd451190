import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { TaskItem } from './taskList.ts';

/** One thing that waits, with what can be done about it. */
export function TaskItemRow({ item: { title, detail, actions } }: { item: TaskItem }) {
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
