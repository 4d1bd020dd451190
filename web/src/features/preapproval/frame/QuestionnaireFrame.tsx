import { STEPS } from '@brokerage/domain/preapproval/form/steps';
import Check from '@mui/icons-material/Check';
import { Box, Container, Link, Typography } from '@mui/material';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import type { FormValues } from '../draft/formValues.ts';
import { STEP_VIEWS } from '../steps/stepViews.tsx';
import { type StepState, stepSearch, useDepth } from '../useStep.ts';

// The officer is known only after the form is usable, and the form works without their card.
const RailOfficer = lazy<ComponentType<{ id: string }>>(() =>
  import('../officer/RailOfficer.tsx').then(
    (module) => ({ default: module.RailOfficer }),
    () => ({ default: () => null }),
  ),
);

/** The step list next to the form on a wide screen, with links back to earlier steps. */
function StepRail({ step }: { step: number }) {
  const state: StepState = { depth: useDepth() + 1, cameFrom: step };
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
      {STEPS.map(({ id }, index) => {
        const { name } = STEP_VIEWS[id];
        const isDone = index + 1 < step;
        const isCurrent = index + 1 === step;
        return (
          <Box
            component="li"
            key={id}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 28,
                height: 28,
                borderRadius: '50%',
                border: '1px solid',
                borderColor: isDone || isCurrent ? 'primary.main' : 'neutral.main',
                // Above the progress line.
                position: 'relative',
                bgcolor: isDone || isCurrent ? 'primary.main' : 'background.default',
                color: isDone || isCurrent ? 'primary.contrastText' : 'text.secondary',
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
              {isDone ? (
                <Link
                  component={RouterLink}
                  to={stepSearch(index + 1)}
                  state={state}
                  preventScrollReset
                  color="inherit"
                  underline="hover"
                  sx={{ display: 'flex', alignItems: 'center', minHeight: 44, pr: 1 }}
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

/** Explains what happens after applying: next to the first step, or below it on a narrow screen. */
export function WhatYouGet() {
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        What you’ll get
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 0.5,
          pl: 2,
          display: 'grid',
          gap: 0.5,
          typography: 'body2',
          color: 'text.secondary',
          textWrap: 'pretty',
        }}
      >
        <li>A licensed loan officer contacts you {CONTACT_WITHIN} to go over your options and costs.</li>
        <li>With your OK, we check your credit and documents for your pre{'\u2011'}approval letter.</li>
      </Box>
    </>
  );
}

/** Help for a step, or what later steps will ask. The company's phone number is in the header. */
function RailNote({ step, purpose }: Pick<QuestionnaireFrameProps, 'step' | 'purpose'>) {
  const id = STEPS[step - 1]?.id;
  const note = id && STEP_VIEWS[id].note?.(purpose);
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      {step === 1 && (
        <Box sx={{ mb: 2.5 }}>
          <WhatYouGet />
        </Box>
      )}
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {note?.title ?? 'Good to have handy'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, textWrap: 'pretty' }}>
        {note?.text ??
          (purpose && purpose !== 'Purchase'
            ? 'Your latest mortgage statement, your monthly income before taxes and your monthly debts. Estimates are fine.'
            : 'A rough home price, your monthly income before taxes and your monthly debts. Estimates are fine.')}
      </Typography>
    </Box>
  );
}

interface QuestionnaireFrameProps {
  step: number;
  /** The chosen officer's id. */
  officerId: string | undefined;
  purpose: FormValues['purpose'];
  /** Full width above everything; above the steps if they're next to the form. */
  strip: ReactNode;
  children: ReactNode;
}

/** The page's title and the sheet with the current step, with the step list next to it. */
export function QuestionnaireFrame({ step, officerId, purpose, strip, children }: QuestionnaireFrameProps) {
  return (
    <Container
      maxWidth="lg"
      sx={{ pt: { xs: strip ? 0 : 3, md: 5 }, pb: { xs: 0, sm: 8, md: 12 }, px: { xs: 2, sm: 3 } }}
    >
      {/* Not a grid on a phone, because a sticky progress bar wouldn't work inside one. */}
      <Box
        sx={{
          display: { md: 'grid' },
          columnGap: 8,
          gridTemplateColumns: '216px minmax(0, 1fr)',
        }}
      >
        {/* On a phone, the progress bar sticks to the top of the whole form. */}
        <Box sx={{ display: { xs: 'contents', md: 'block' } }}>
          <Box sx={{ display: { xs: 'contents', md: 'block' }, position: { md: 'sticky' }, top: 24 }}>
            {strip}
            <Box component="aside" sx={{ display: { xs: 'none', md: 'block' } }}>
              <nav aria-label="Steps of your application">
                <StepRail step={step} />
              </nav>
              {officerId === undefined ? (
                // The first step is prerendered, so it says the same for every purpose.
                <RailNote step={step} purpose={step > 1 ? purpose : undefined} />
              ) : (
                <Suspense>
                  <RailOfficer id={officerId} />
                </Suspense>
              )}
            </Box>
          </Box>
        </Box>
        <Box
          sx={{
            minWidth: 0,
            alignSelf: 'start',
            mt: { sm: strip ? 3 : 0, md: 0 },
            bgcolor: 'background.paper',
            borderColor: 'divider',
            borderStyle: 'solid',
            borderWidth: { xs: strip ? 0 : '1px 0 0', sm: 1 },
            borderRadius: { xs: 0, sm: '10px' },
            mx: { xs: -2, sm: 0 },
            px: { xs: 2, sm: 4, lg: 5 },
            pt: { xs: 3, sm: 4, lg: 5 },
            // On a phone, the bar with Next is at the end of the sheet.
            pb: { xs: 1.5, sm: 4, lg: 5 },
            // Keeps focused elements clear of the progress bar above and the bar with Next below.
            '& :is(input, select, textarea, a, button, [tabindex])': {
              scrollMarginTop: 112,
              scrollMarginBottom: 112,
            },
          }}
        >
          {/* Smaller than the step's title below it. */}
          <Typography
            component="h1"
            variant={strip ? 'overline' : 'h2'}
            sx={strip ? { display: 'block', mb: 0.5, color: 'secondary.main' } : { mb: 2 }}
          >
            Smart Pre-Qualification
          </Typography>
          {children}
        </Box>
      </Box>
    </Container>
  );
}
