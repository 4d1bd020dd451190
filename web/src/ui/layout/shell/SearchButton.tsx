import Search from '@mui/icons-material/Search';
import { Box, ButtonBase, IconButton } from '@mui/material';
import { commandPaletteKeys, useCommandPalette } from '../../../lib/commandPaletteContext.ts';

/** Opens the command palette; shows its keys where there is room. */
export function SearchButton({ isCompact }: { isCompact: boolean }) {
  const palette = useCommandPalette();
  if (!palette) return null;
  if (isCompact) {
    return (
      <IconButton aria-label="Search" onClick={palette.open}>
        <Search />
      </IconButton>
    );
  }
  return (
    <ButtonBase
      onClick={palette.open}
      sx={{
        minHeight: 36,
        '@media (pointer: coarse)': { minHeight: 44 },
        width: 220,
        px: 1.25,
        gap: 1,
        justifyContent: 'flex-start',
        typography: 'body1',
        color: 'text.secondary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'neutral.main',
        borderRadius: 1,
        '&:hover': { borderColor: 'text.primary' },
      }}
    >
      <Search fontSize="small" aria-hidden />
      Search
      <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit', typography: 'body2' }}>
        {commandPaletteKeys()}
      </Box>
    </ButtonBase>
  );
}
