import { Box, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { Switch } from '../../../ui/forms/fields/Switch.tsx';

/** Shows the flyer's data as formatted JSON once it is switched on. */
export function DataSection({ data }: { data: Readonly<Record<string, unknown>> }) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isShown} onChange={({ target }) => setShown(target.checked)} />}
        label="Show data as JSON"
      />
      {isShown && (
        <Box
          component="pre"
          tabIndex={0}
          role="region"
          aria-label="Flyer data as JSON"
          sx={{
            m: 0,
            mt: 1,
            p: 1.5,
            maxHeight: 360,
            overflow: 'auto',
            borderRadius: 1,
            typography: 'body2',
            fontFamily: 'monospace',
            bgcolor: 'background.default',
          }}
        >
          {JSON.stringify(data, null, 2)}
        </Box>
      )}
    </div>
  );
}
