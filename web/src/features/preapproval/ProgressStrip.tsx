import { STEPS } from '@brokerage/domain/preapproval/steps';
import { Box, Container, LinearProgress, Typography } from '@mui/material';
import { type ComponentType, lazy, Suspense } from 'react';
import type { OfficerChoice } from './officer/useChosenOfficer.ts';
import { NEEDS_SCRIPT } from './staticFirstStep.ts';

// The form works without it, too.
const OfficerFace = lazy<ComponentType<{ id: string; size: number }>>(() =>
  import('./officer/OfficerFace.tsx').then(
    (module) => ({ default: module.OfficerFace }),
    () => ({ default: () => null }),
  ),
);
const FACE_PX = 28;

interface ProgressStripProps {
  step: number;
  /** `Step 2 of 7`. */
  stepText: string;
  officers: OfficerChoice;
}

/** Whom the application goes to, through all steps. */
function NamedOfficer({ chosen, unlicensed, state }: OfficerChoice) {
  if (unlicensed !== undefined) {
    return (
      <Typography component="div" variant="body2" noWrap sx={{ color: 'error.main' }}>
        {unlicensed} isn’t licensed in {state}
      </Typography>
    );
  }
  if (!chosen) return null;
  return (
    // On a wide screen the officer has a card beside the form.
    <Box sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box sx={{ flex: 'none' }}>
        <Suspense>
          <OfficerFace id={chosen.id} size={FACE_PX} />
        </Suspense>
      </Box>
      <Typography component="div" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
        <span>With {chosen.name}</span>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          , NMLS #{chosen.nmls}
        </Box>
      </Typography>
    </Box>
  );
}

/** How far the applicant is, and with whom: it stays at the top while the step scrolls. */
export function ProgressStrip({ step, stepText, officers }: ProgressStripProps) {
  return (
    <Box className={NEEDS_SCRIPT} sx={{ position: 'sticky', top: 0, zIndex: 3, bgcolor: 'background.paper' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 44,
          px: { xs: 2, sm: 3 },
        }}
      >
        <Typography role="status" component="div" variant="body2" sx={{ fontWeight: 600, flex: 'none' }}>
          {stepText}
        </Typography>
        <NamedOfficer {...officers} />
      </Container>
      <Container maxWidth="lg" sx={{ px: { xs: 0, sm: 3 } }}>
        <LinearProgress
          variant="determinate"
          value={(100 * step) / STEPS.length}
          aria-label="Progress of your application"
          aria-valuetext={stepText}
          sx={{ height: 4, borderRadius: 0 }}
        />
      </Container>
    </Box>
  );
}
