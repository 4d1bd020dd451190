import { Box, FormHelperText, Typography } from '@mui/material';

interface PictureHelpProps {
  id: string;
  problem: string | undefined;
  help: string | undefined;
  /** That the picture is small for its place. */
  small: string | undefined;
  /** Whether it can't be changed here. */
  isFixed: boolean | undefined;
}

/** The help text below a picture's field. */
export function PictureHelp({ id, problem, help, small, isFixed }: PictureHelpProps) {
  return (
    <FormHelperText id={id} component="div">
      {problem ?? help}
      {small !== undefined && (
        <Typography variant="inherit" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {small}
        </Typography>
      )}
      {!isFixed && (
        <Typography variant="inherit" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {help === undefined && 'JPG, PNG or WebP, smaller than 5 MB. '}
          <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
            You can also drop a file here.
          </Box>
        </Typography>
      )}
    </FormHelperText>
  );
}
