import { STEPS, stepAt } from '@brokerage/domain/preapproval/form/steps';
import { Box, LinearProgress, Typography } from '@mui/material';
import { type ComponentType, lazy, Suspense } from 'react';
import type { OfficerChoice } from '../officer/useChosenOfficer.ts';
import { NEEDS_SCRIPT } from '../staticFirstStep.ts';
import { STEP_VIEWS } from '../steps/stepViews.tsx';

// The form works without it, too.
const OfficerFace = lazy<ComponentType<{ id: string; size: number }>>(() =>
  import('../officer/OfficerFace.tsx').then(
    (module) => ({ default: module.OfficerFace }),
    () => ({ default: () => null }),
  ),
);
const FACE_PX = 28;

/** The line through the steps on a wide screen, from the center of the first to the center of the last, in pixels. */
const LINE = { below: 12, firstStep: 22, left: 13, height: 288 } as const;

interface ProgressStripProps {
  step: number;
  /** `Step 2 of 7`. */
  stepText: string;
  officers: OfficerChoice;
}

/** The officer who gets the application, shown on every step. */
function NamedOfficer({ chosen, unlicensed, state }: OfficerChoice) {
  if (unlicensed !== undefined) {
    return (
      <Typography
        component="div"
        variant="body2"
        noWrap
        sx={{ color: 'error.main', whiteSpace: { md: 'normal' } }}
      >
        {unlicensed} isn’t licensed in {state}
      </Typography>
    );
  }
  if (!chosen) return null;
  return (
    // On a wide screen the officer has a card next to the form.
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

/**
 * Shows the progress and the chosen officer. It sticks to the top while the step scrolls; on a wide screen it's the line through the list
 * of steps.
 */
export function ProgressStrip({ step, stepText, officers }: ProgressStripProps) {
  return (
    <Box
      className={NEEDS_SCRIPT}
      sx={{
        position: { xs: 'sticky', md: 'relative' },
        top: 0,
        zIndex: { xs: 3, md: 'auto' },
        mx: { xs: -2, sm: -3, md: 0 },
        mb: { md: `${LINE.below}px` },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { md: 'column' },
          alignItems: { xs: 'center', md: 'stretch' },
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: { xs: 44, md: 0 },
          px: { xs: 2, sm: 3, md: 0 },
        }}
      >
        <Typography role="status" component="div" variant="body2" sx={{ fontWeight: 600, flex: 'none' }}>
          <span>{stepText}</span>
          <Box
            component="span"
            sx={{
              display: { md: 'none' },
              fontWeight: 400,
              // There's no room for this with an officer's name, especially on the last step.
              ...(officers.chosen && {
                [`@media (max-width: ${step === STEPS.length ? 429.95 : 374.95}px)`]: { display: 'none' },
              }),
            }}
          >
            : {STEP_VIEWS[stepAt(step).id].name}
          </Box>
        </Typography>
        <NamedOfficer {...officers} />
      </Box>
      <LinearProgress
        variant="determinate"
        value={(100 * step) / STEPS.length}
        aria-label="Progress of your application"
        aria-valuetext={stepText}
        sx={{
          position: { md: 'absolute' },
          top: { md: `calc(100% + ${LINE.below + LINE.firstStep}px)` },
          left: { md: LINE.left },
          width: { md: 2 },
          height: { xs: 4, md: LINE.height },
          borderRadius: 0,
          '& .MuiLinearProgress-bar': {
            transform: {
              md: `translateY(${(100 * (step - STEPS.length)) / (STEPS.length - 1)}%) !important`,
            },
          },
        }}
      />
    </Box>
  );
}
