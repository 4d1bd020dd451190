import { lazy, Suspense } from 'react';
import { offerReload } from '../../hydration/offerReload.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { PageMeta } from '../../ui/layout/head/PageMeta.tsx';
import { pageTitle } from './frame/pageTitle.ts';

const DESCRIPTION =
  'See what you could borrow in seven short steps. No Social Security number needed, and a loan officer contacts you within 24 hours on business days.';

const PreApprovalApp = lazy(async () => {
  try {
    // The fields hydrate separately: together with the form, they would block a slow phone for too long.
    await import('../../ui/forms/fields/PhoneField.tsx');
    return { default: (await import('./PreApprovalApp.tsx')).PreApprovalApp };
  } catch (error) {
    console.warn('The questionnaire could not be loaded', error);
    offerReload();
    // As long as this promise is pending, React keeps the static form and what was typed into it.
    return new Promise<never>(() => undefined);
  }
});

/** /pre-approval: prerendered with a blank first step, which hydrates once its own scripts have loaded. */
export function PreApprovalEntrance() {
  return (
    <>
      <PageMeta title={pageTitle(useCompany())} description={DESCRIPTION} />
      <Suspense>
        <PreApprovalApp />
      </Suspense>
    </>
  );
}
