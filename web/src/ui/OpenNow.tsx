import { isOpen } from '@brokerage/domain/businessHours';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 30_000;

/** Whether the office is open at this moment. Known in the browser only: a prerendered page does not say it. */
export function OpenNow() {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    const look = () => setOpen(isOpen(new Date()));
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Box component="span" sx={{ display: 'block', minHeight: 28, mt: 0.5 }}>
      {open !== undefined && (
        <Box
          component="span"
          sx={{
            typography: 'body2',
            display: 'inline-flex',
            alignItems: 'center',
            height: 28,
            px: 1.5,
            borderRadius: 1,
            fontWeight: 600,
            bgcolor: open ? 'success.soft' : 'neutral.soft',
            color: open ? 'success.onSoft' : 'neutral.onSoft',
          }}
        >
          {open ? 'Open now' : 'Closed now'}
        </Box>
      )}
    </Box>
  );
}
