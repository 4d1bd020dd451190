import { Button } from '@mui/material';

/** Keeps the call's current time. */
export const KeepTimeButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button
    variant="outlined"
    size="large"
    onClick={onClick}
    sx={{ flex: { xs: '1 1 0', sm: 'none' }, px: { xs: 1, sm: 3 }, bgcolor: 'background.paper' }}
  >
    {children}
  </Button>
);
