import { pluralize } from '@brokerage/domain/text/pluralize';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Button } from '@mui/material';

interface NewArrivalsProps {
  count: number;
  noun: string;
  onShow: () => void;
}

/** A button that shows new submissions at the top of the list, visible further down, too. It takes up no space, so no row moves. */
export function NewArrivals({ count, noun, onShow }: NewArrivalsProps) {
  if (count === 0) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        // Below the portal's header.
        top: 112,
        height: 0,
        zIndex: 5,
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'flex-end',
      }}
    >
      <Button
        variant="contained"
        size="small"
        startIcon={<ArrowUpward />}
        onClick={onShow}
        aria-label={`Show ${pluralize(count, `new ${noun}`)}`}
        sx={{ mb: 2, minHeight: 36, boxShadow: 4, borderRadius: 18 }}
      >
        {count} new
      </Button>
    </Box>
  );
}
