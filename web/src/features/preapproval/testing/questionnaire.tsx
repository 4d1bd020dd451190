import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nanoid } from 'nanoid';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import type { FormValues } from '../draft/formValues.ts';
import { DRAFT_KEY } from '../draft/storageKeys.ts';
import { PreApprovalPage } from '../PreApprovalPage.tsx';

/** A complete application, apart from the consents. */
const ANSWERS = {
  first_name: 'Maria',
  last_name: 'Rivera',
  email: 'maria@example.com',
  mobile: '(201) 555-0142',
  purpose: 'Refinance',
  occupancy: 'Primary',
  property_type: 'SFR',
  property_location: 'Clifton, NJ',
  est_value_or_price: 450_000,
  credit_score_range: '740+',
  employment_status: 'retired',
  monthly_income_gross: 8500,
  residency_status: 'citizen',
  co_borrower: false,
  working_with_lo: false,
} as const satisfies FormValues;

/** Saves a draft like an earlier visit would. Returns its id, which is unique to the test. */
export function saveTestDraft(changes: object = {}, values: object = {}): string {
  const now = new Date();
  const id = nanoid();
  localStorage.setItem(
    DRAFT_KEY,
    JSON.stringify({
      version: 1,
      id,
      started_at: new Date(now.getTime() - 3_600_000).toISOString(),
      saved_at: now.toISOString(),
      step: 7,
      values: { ...ANSWERS, ...values },
      ...changes,
    }),
  );
  return id;
}

export const loadSavedDraft = () => JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null');

interface Visit {
  /** Opens the page from another page's link, so that Back leads there. */
  push?: boolean;
  /** Reloads the page in its current state. */
  reload?: boolean;
}

/** Renders the page at a URL, with jsdom as the browser. */
export function visit(search = '', { push, reload }: Visit = {}) {
  vi.stubGlobal('scrollTo', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  // Step reports fail in tests, as in a browser without a connection.
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  const address = `/pre-approval${search}`;
  if (push) window.history.pushState(null, '', address);
  else if (!reload) window.history.replaceState(null, '', address);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <NotifyProvider>
      <BrowserRouter>
        <Routes>
          <Route path="/pre-approval" element={<PreApprovalPage />} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </NotifyProvider>,
  );
  return { user, view, press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })) };
}

export const radio = (group: string | RegExp, name: string) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

export const agree = () => screen.getByRole('checkbox', { name: /may contact me/ });

/** Opens the last step of a completed questionnaire, with the consents given again. */
export async function visitLastStep(values: object = {}) {
  const id = saveTestDraft({}, values);
  const page = visit();
  await page.user.click(agree());
  await page.press('Continue where you left off');
  await screen.findByText('Step 7 of 7');
  return { ...page, id };
}
