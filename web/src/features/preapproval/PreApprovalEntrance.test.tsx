import { STEPS, stepTitle } from '@brokerage/domain/preapproval/steps';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PreApprovalEntrance } from './PreApprovalEntrance.tsx';

// The static page writes it out, as the steps would bring their schemas along.
it('is prerendered with the words of the first step', () => {
  const [first] = STEPS;
  if (!first) throw new Error('There is no step');
  const page = document.createElement('div');
  page.innerHTML = renderToString(<PreApprovalEntrance />);
  expect(page.querySelector('h2')?.textContent).toBe(stepTitle(first, undefined));
  expect(page.textContent).toContain(`Step 1 of ${STEPS.length}`);
});
