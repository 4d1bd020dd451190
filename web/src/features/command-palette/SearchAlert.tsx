import { Alert, Box, Button, Typography } from '@mui/material';
import { ignoreEnter } from './ignoreEnter.ts';
import type { RecordSearchState } from './useRecordSearch.ts';

interface SearchAlertProps {
  search: RecordSearchState;
  /** The list is empty. */
  isEmpty: boolean;
}

/** Explains below the list why records are missing, and what to try. */
export function SearchAlert({ search, isEmpty }: SearchAlertProps) {
  if (search.status === 'offline') {
    return (
      <Alert severity="info" role="note" sx={{ m: 1 }}>
        You’re offline. You can search your records again once you’re back online.
      </Alert>
    );
  }
  if (search.status === 'failed') {
    return (
      <Alert
        severity="warning"
        sx={{ m: 1 }}
        action={
          <Button color="inherit" onClick={search.retry} onKeyDown={ignoreEnter}>
            Retry
          </Button>
        }
      >
        Couldn’t search all your records. Check your connection and try again.
      </Alert>
    );
  }
  if (!isEmpty) return null;
  return (
    <Box sx={{ px: 3, py: 5, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {search.status === 'loading' ? 'Searching…' : 'Nothing found'}
      </Typography>
      {search.status !== 'loading' && (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          Try the start of a name, a flyer’s title, an NMLS number or a reference such as PA-7K3Q.
        </Typography>
      )}
    </Box>
  );
}
