import { company } from '@brokerage/domain/company';
import Box from '@mui/material/Box';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QuestionnaireFrame } from './QuestionnaireFrame.tsx';

const TITLE = `Smart Pre-Qualification | ${company.name}`;
const DESCRIPTION =
  'See what you could borrow: seven short steps, no Social Security number, and a loan officer who answers within 24 hours.';

const PreApprovalApp = lazy(async () => ({
  default: (await import('./PreApprovalApp.tsx')).PreApprovalApp,
}));

const waiting = { borderRadius: 1, bgcolor: 'action.hover' } as const;

const neverChanges = () => () => {};

/**
 * /pre-approval as it is prerendered and as it becomes: the draft and the address are known in the browser only, so the
 * static page holds the frame and the place of the form.
 */
export function PreApprovalEntrance() {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <>
      <PageMeta title={TITLE} description={DESCRIPTION} />
      {isInBrowser ? (
        <Suspense fallback={<Waiting />}>
          <PreApprovalApp />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </>
  );
}

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
      <Box
        aria-hidden
        sx={{ display: 'grid', gap: 3, minHeight: { xs: 1240, sm: 1080 }, alignContent: 'start' }}
      >
        <Box sx={{ ...waiting, height: 56 }} />
        <Box sx={{ ...waiting, height: 72 }} />
        <Box sx={{ ...waiting, height: 72 }} />
        <Box sx={{ ...waiting, height: 72 }} />
      </Box>
    </QuestionnaireFrame>
  );
}
