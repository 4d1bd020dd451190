import Check from '@mui/icons-material/Check';
import { Box, Typography } from '@mui/material';

const NAMES = ['Contact', 'Goal', 'Property', 'Details', 'Profile', 'Finances', 'Officer'];

/** Where in the questionnaire one is, beside the form on a wide screen. The text above the form says the same. */
export function StepRail({ step }: { step: number }) {
  return (
    <Box component="ol" aria-hidden sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
      {NAMES.map((name, index) => {
        const isDone = index + 1 < step;
        const isCurrent = index + 1 === step;
        return (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}
          >
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 28,
                height: 28,
                borderRadius: '50%',
                border: '1px solid',
                borderColor: isDone || isCurrent ? 'primary.main' : 'neutral.main',
                bgcolor: isCurrent ? 'primary.main' : 'transparent',
                color: isCurrent ? 'primary.contrastText' : isDone ? 'primary.main' : 'text.secondary',
              }}
            >
              {isDone ? (
                <Check sx={{ fontSize: 16 }} />
              ) : (
                <Typography variant="body2" component="span">
                  {index + 1}
                </Typography>
              )}
            </Box>
            <Typography
              component="span"
              sx={{
                fontWeight: isCurrent ? 700 : 400,
                color: isCurrent || isDone ? 'text.primary' : 'text.secondary',
              }}
            >
              {name}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
