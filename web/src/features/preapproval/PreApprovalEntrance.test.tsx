import { STEPS, stepTitle } from '@brokerage/domain/preapproval/form/steps';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerenderToNodeStream } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeOverStaticForm } from '../../hydration/answerStaticForm.ts';
import { offerReload } from '../../hydration/offerReload.ts';
import { PreApprovalEntrance } from './PreApprovalEntrance.tsx';
import { saveReceipt } from './sending/sentReceipt.ts';
import { answerFirstStep } from './staticFirstStep.ts';
import { agree, loadSavedDraft, radio, saveTestDraft } from './testing/questionnaire.tsx';

const backend = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../lib/firebase/callHttps.ts', () => ({
  callHttps: (name: string, input: unknown) => Promise.resolve().then(() => backend.call(name, input)),
}));

const FIRST_STEP = { title: 'Contact Information & Consent', text: `Step 1 of ${STEPS.length}` };

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  backend.call
    .mockReset()
    .mockResolvedValue({ data: [{ id: 'lo-1', name: 'Grace Okafor', nmls: '1990001' }] });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

/** Renders the page the way the build does: no URL parameters and no answers. */
async function prerendered(): Promise<HTMLElement> {
  const { prelude } = await prerenderToNodeStream(<PreApprovalEntrance />);
  const chunks: string[] = [];
  for await (const chunk of prelude) chunks.push(String(chunk));
  const page = document.createElement('div');
  page.innerHTML = chunks.join('');
  for (const each of page.querySelectorAll('title, meta, link')) document.head.append(each);
  document.body.append(page);
  return page;
}

/** React warns about two renderers in one process, which happens only in this test. Any other error fails it. */
afterEach(() => {
  const errors = vi.mocked(console.error);
  const others = errors.mock.calls.filter(([text]) => !/^Detected multiple renderers/.test(String(text)));
  expect(others).toEqual([]);
  errors.mockClear();
});

const isLoading = (page: HTMLElement) => page.querySelector('form')?.closest('[data-loading]') !== null;

/** Hydrates the static page at a URL. */
async function visit(search = '', prepare?: (page: HTMLElement) => void) {
  window.history.replaceState(null, '', '/pre-approval');
  const page = await prerendered();
  window.history.replaceState(null, '', `/pre-approval${search}`);
  prepare?.(page);
  const inputs = [...page.querySelectorAll('input')];
  render(<PreApprovalEntrance />, { container: page, hydrate: true });
  await waitFor(() => expect(isLoading(page)).toBe(false));
  return { page, inputs };
}

async function goOn() {
  const user = userEvent.setup({ delay: null });
  await user.click(agree());
  await user.click(screen.getByRole('button', { name: 'Continue where you left off' }));
}

describe('the static page', () => {
  it('has the first step, which shows that it’s loading and can’t submit by itself', async () => {
    const page = await prerendered();
    const [first] = STEPS;
    expect(first && stepTitle(first, undefined)).toBe(FIRST_STEP.title);
    expect(page.querySelector('h2')).toHaveTextContent(FIRST_STEP.title);
    expect(page).toHaveTextContent(FIRST_STEP.text);
    for (const label of [
      /First name/,
      /Last name/,
      /Email/,
      /Mobile phone/,
      /may contact me by phone and email/,
    ]) {
      expect(screen.getByLabelText(label)).toBeInTheDocument();
    }
    expect(page).toHaveTextContent('Evening');
    expect(page.querySelector('noscript')).toHaveTextContent('The questionnaire needs JavaScript.');
    expect(isLoading(page)).toBe(true);
    expect(screen.getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-disabled', 'true');
    expect(page.querySelector('[type=submit]')).toBeNull();
  });

  it('is the same for any stored draft and any address', async () => {
    const blank = (await prerendered()).innerHTML;
    saveTestDraft({ step: 5 });
    window.history.replaceState(
      { usr: { depth: 3, isEdit: true } },
      '',
      '/pre-approval?step=5&purpose=Refinance&lo=lo-1',
    );
    expect((await prerendered()).innerHTML).toBe(blank);
  });
});

describe('before React loads', () => {
  afterEach(() => void takeOverStaticForm());

  const next = () => screen.getByRole('button', { name: 'Next' });
  const messages = (page: HTMLElement) =>
    [...page.querySelectorAll('input')].map((input) => input.validationMessage).filter((text) => text !== '');

  it('rejects Next with the step’s errors, each until its answer is edited', async () => {
    const page = await prerendered();
    expect(answerFirstStep()).toBe(page.querySelector('form'));
    expect(next()).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(next());
    expect(messages(page)).toEqual([
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Valid phone number required',
      'You must agree to continue',
    ]);
    expect(next()).toBeVisible();
    await userEvent.type(screen.getByLabelText(/First name/), 'Rosa');
    expect(messages(page)).not.toContain('First name is required');
    // Enter works like Next.
    await userEvent.type(screen.getByLabelText(/Email/), 'rosa@{Enter}');
    expect(messages(page)[0]).toBe('Last name is required');
  });

  it('continues to step 2 when React loads, if all answers are valid', async () => {
    await visit('', (page) => {
      answerFirstStep();
      answerAll(page);
      next().click();
      expect(screen.getByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-disabled', 'true');
    });
    expect(await screen.findByText('Step 2 of 7')).toBeVisible();
    expect(window.location.search).toBe('?step=2');
    await waitFor(() =>
      expect(loadSavedDraft()).toMatchObject({
        step: 2,
        values: { first_name: 'Rosa', last_name: 'Delgado' },
      }),
    );
  });

  it('stays on the step when an answer is edited after Next', async () => {
    await visit('', (page) => {
      answerFirstStep();
      answerAll(page);
      next().click();
      page.querySelector('[name=last_name]')?.dispatchEvent(new Event('input', { bubbles: true }));
      expect(next()).toHaveAttribute('aria-disabled', 'false');
    });
    expect(screen.getByText(FIRST_STEP.text)).toBeVisible();
    await userEvent.click(next());
    expect(await screen.findByText('Step 2 of 7')).toBeVisible();
  });

  it('hands a rejected step to React, which shows its own errors', async () => {
    const { page, inputs } = await visit('', () => {
      answerFirstStep();
      next().click();
    });
    for (const [index, input] of page.querySelectorAll('input').entries()) expect(input).toBe(inputs[index]);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(next());
    expect(screen.getByRole('alert')).toHaveTextContent('First name is required');
  });

  it('ignores Next when it offers a retry', async () => {
    const page = await prerendered();
    offerReload();
    expect(answerFirstStep()).toBeUndefined();
    expect(page.querySelector('#preapproval-next')).toHaveTextContent('Try again');
  });

  it('ignores Next if React will show something else', async () => {
    const page = await prerendered();
    saveTestDraft({ step: 3 });
    expect(answerFirstStep()).toBeUndefined();
    localStorage.clear();
    saveReceipt({ reference_number: 'LH-TEST-0001', created_at: '2026-11-20T22:30:00.000Z' });
    expect(answerFirstStep()).toBeUndefined();
    expect(page.querySelector('[type=submit]')).toBeNull();
  });
});

describe('in the browser', () => {
  it('stays the same for a new visitor', async () => {
    const { page, inputs } = await visit();
    for (const [index, input] of page.querySelectorAll('input').entries()) expect(input).toBe(inputs[index]);
    expect(window.location.search).toBe('?step=1');
    expect(document.title).toMatch(
      /^Step 1 of 7: Contact Information & Consent \| Smart Pre-Qualification \| /,
    );
  });

  it('shows the stored answers, and continues at the step in the address', async () => {
    saveTestDraft({ step: 5 });
    await visit('?step=3');
    expect(screen.getByText(/We saved your answers from/)).toBeVisible();
    expect(screen.getByText('Maria Rivera')).toBeVisible();
    await goOn();
    expect(screen.getByText('Step 3 of 7')).toBeVisible();
  });

  it('uses the purpose in the address', async () => {
    saveTestDraft({ step: 2 }, { purpose: undefined });
    await visit('?purpose=Purchase');
    await goOn();
    expect(radio('Loan purpose', 'Purchase')).toBeChecked();
  });

  it('uses the officer in the address', async () => {
    const { page } = await visit('?lo=lo-1');
    expect(page).toHaveTextContent(FIRST_STEP.text);
    expect(window.location.search).toBe('?step=1');
    await waitFor(() => expect(backend.call).toHaveBeenCalledWith('get-loan-officers', null));
  });

  it('shows the thank-you page of a sent application again', async () => {
    saveReceipt({ reference_number: 'LH-TEST-0001', created_at: '2026-11-20T22:30:00.000Z' });
    window.history.replaceState(null, '', '/pre-approval');
    const page = await prerendered();
    window.history.replaceState({ usr: { isSent: true } }, '', '/pre-approval');
    render(<PreApprovalEntrance />, { container: page, hydrate: true });
    expect(await screen.findByText('LH-TEST-0001')).toBeVisible();
    expect(page.querySelector('form')).toBeNull();
  });

  it('keeps early input and choices in the same fields', async () => {
    const { page, inputs } = await visit('?purpose=Purchase', answerEarly);
    for (const [index, input] of page.querySelectorAll('input').entries()) expect(input).toBe(inputs[index]);
    expect(screen.getByLabelText(/First name/)).toHaveValue('Rosa');
    expect(agree()).toBeChecked();
    expect(agree().closest('.MuiCheckbox-root')).toHaveClass('Mui-checked');
    expect(radio('Best time to reach you', 'Morning')).toBeChecked();
    await waitFor(() => expect(loadSavedDraft()?.values).toMatchObject({ first_name: 'Rosa' }));
    // React controls the field now, so another answer doesn't clear it.
    await userEvent.type(screen.getByLabelText(/Last name/), 'Delgado');
    expect(screen.getByLabelText(/First name/)).toHaveValue('Rosa');
    await waitFor(() =>
      expect(loadSavedDraft()?.values).toMatchObject({ first_name: 'Rosa', last_name: 'Delgado' }),
    );
  });

  it('merges early input into the stored answers', async () => {
    saveTestDraft({ step: 2 }, { last_name: '', purpose: undefined });
    await visit('', answerEarly);
    expect(screen.getByLabelText(/First name/)).toHaveValue('Rosa');
    expect(screen.getByLabelText(/Email/)).toHaveValue('maria@example.com');
    await waitFor(() =>
      expect(loadSavedDraft()?.values).toMatchObject({ first_name: 'Rosa', email: 'maria@example.com' }),
    );
  });

  it('prevents the browser from restoring choices on reload', async () => {
    const page = await prerendered();
    const choices = [...page.querySelectorAll('[type=checkbox], [type=radio]')];
    expect(choices.map((input) => input.getAttribute('autocomplete'))).toEqual(choices.map(() => 'off'));
  });
});

/** Fills in what a visitor might enter while the page loads. */
function answerEarly(page: HTMLElement): void {
  const input = (selector: string) => {
    const found = page.querySelector<HTMLInputElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  input('[name=first_name]').value = 'Rosa';
  input('[name=consent_tcpa]').checked = true;
  input('[name=best_contact_time][value=morning]').checked = true;
}

/** Fills in everything that the first step requires. */
function answerAll(page: HTMLElement): void {
  answerEarly(page);
  const answers = { last_name: 'Delgado', email: 'rosa@example.com', mobile: '(201) 555-0147' };
  for (const [name, answer] of Object.entries(answers)) {
    const input = page.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (input) input.value = answer;
  }
}
