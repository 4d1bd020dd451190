import { Button } from '@mui/material';

/** Leaves the call as it is. */
export const KeepButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    size="large"
    onClick={onClick}
    sx={{ width: { xs: '100%', sm: 'auto' }, bgcolor: 'background.paper' }}
  >
    Keep it as it is
  </Button>
);
