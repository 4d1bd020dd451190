import { company } from '@brokerage/domain/company';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { QuestionnaireFrame } from './QuestionnaireFrame.tsx';

const TITLE = `Smart Pre-Qualification | ${company.name}`;
const DESCRIPTION =
  'See what you could borrow: seven short steps, no Social Security number, and a loan officer who answers within 24 hours.';

const PreApprovalApp = lazy(async () => {
  // The rules of the answers come first, by themselves: with the form in one go they would block a slow phone.
  await import('@brokerage/domain/preapproval/application');
  return { default: (await import('./PreApprovalApp.tsx')).PreApprovalApp };
});

const waiting = { borderRadius: 1, bgcolor: 'action.hover' } as const;

/**
 * /pre-approval as it is prerendered and as it becomes: the draft and the address are known in the browser only, so the
 * static page holds the frame and the place of the form.
 */
export function PreApprovalEntrance() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <PageMeta title={TITLE} description={DESCRIPTION} />
      {isHydrated ? (
        <Suspense fallback={<Waiting />}>
          <PreApprovalApp />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** The first step without its fields, of the same measures, so that nothing moves when they come. */
function Waiting() {
  return (
    <QuestionnaireFrame step={1}>
      <title>{TITLE}</title>
      <noscript>
        <Box
          component="p"
          sx={{ m: 0, mb: 3, p: 2, borderRadius: 1, bgcolor: 'info.soft', color: 'info.onSoft' }}
        >
          The questionnaire needs JavaScript. You can also apply by phone: {company.phoneDisplay},{' '}
          {company.hours.text}.
        </Box>
      </noscript>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        Step 1 of 7
      </Typography>
      <Box sx={{ ...waiting, height: 4, mb: { xs: 3, sm: 4 } }} />
      <Typography variant="h2" sx={{ mb: { xs: 2.5, sm: 3 } }}>
        Contact Information & Consent
      </Typography>
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 3.5, minHeight: { xs: 1380, sm: 950 }, alignContent: 'start' }}
      >
        <Box sx={{ ...waiting, height: 72 }} />
        <Box sx={{ ...waiting, height: 72 }} />
        <Box sx={{ ...waiting, height: 72 }} />
        <Box sx={{ ...waiting, height: 72 }} />
      </Box>
    </QuestionnaireFrame>
  );
}
