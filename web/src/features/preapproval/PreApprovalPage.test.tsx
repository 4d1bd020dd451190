import { sampleCompany } from '@brokerage/domain/company/testing/sampleCompany';
import { publicErrors } from '@brokerage/domain/errors/publicErrors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeCompany } from '../../lib/company/companyStore.ts';
import {
  agree,
  loadSavedDraft,
  radio,
  saveTestDraft,
  visit,
  visitLastStep,
} from './testing/questionnaire.tsx';

const backend = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../lib/firebase/callHttps.ts', () => ({
  callHttps: (name: string, input: unknown) => Promise.resolve().then(() => backend.call(name, input)),
}));

const RECEIPT = { reference_number: 'LH-TEST-0001', created_at: '2026-11-20T22:30:00.000Z' };
const OFFICERS = { data: [{ id: 'lo-1', name: 'Grace Okafor', nmls: '1990001' }] };

const refusal = (code: string, message: string, details?: unknown) =>
  Object.assign(new FirebaseError(code, message), { details });
const callsOf = (name: string) => backend.call.mock.calls.filter(([called]) => called === name);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend.call.mockReset();
  backend.call.mockImplementation((name) => (name === 'get-loan-officers' ? OFFICERS : RECEIPT));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('validation of a step', () => {
  it('keeps the step on Next, shows all errors at fields and in the summary, and keeps the input', async () => {
    const { user, press } = visit();
    await user.type(screen.getByLabelText(/First name/), 'Maria');
    await press('Next');
    const summary = screen.getByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Last name is required',
      'Invalid email address',
      'Valid phone number required',
      'You must agree to continue',
    ]);
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText(/Last name/)).toBeInvalid();
    expect(screen.getByLabelText(/Last name/)).toHaveAccessibleDescription('Last name is required');
    expect(screen.getByLabelText(/First name/)).toHaveValue('Maria');
    expect(screen.getByText('Step 1 of 7')).toBeVisible();

    await user.click(within(summary).getByRole('link', { name: 'Last name is required' }));
    expect(screen.getByLabelText(/Last name/)).toHaveFocus();
    await user.keyboard('R');
    expect(screen.getByLabelText(/Last name/)).toBeValid();
  });

  it('continues with focus on the heading, and returns with Previous, keeping every answer', async () => {
    const { user, press } = visit('?purpose=Refinance');
    await user.type(screen.getByLabelText(/First name/), 'Maria');
    await user.type(screen.getByLabelText(/Last name/), 'Rivera');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'maria@example.com');
    await user.type(screen.getByLabelText(/Mobile phone/), '2015550142');
    await user.click(agree());
    await press('Next');
    expect(await screen.findByRole('heading', { name: 'Your Goal & Scenario' })).toHaveFocus();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 7');
    expect(window.location.search).toBe('?step=2');
    expect(radio('Loan purpose', 'Refinance')).toBeChecked();
    await press('Previous');
    expect(await screen.findByLabelText(/Mobile phone/)).toHaveValue('(201) 555-0142');
    expect(agree()).toBeChecked();
  });

  it('sends a link past the first incomplete step back to it', async () => {
    visit('?step=6');
    expect(screen.getByText('Step 1 of 7')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?step=1'));
  });
});

it('shows on the step with the address that the company isn’t in a state, also by full name', async () => {
  const states = [{ code: 'NJ', name: 'New Jersey' }];
  changeCompany({ ...sampleCompany, applyRules: { isPaused: false, pausedNote: '', states } });
  onTestFinished(() => changeCompany(sampleCompany));
  saveTestDraft({ step: 3 }, { property_location: 'Los Angeles, California' });
  const { user, press } = visit();
  await user.click(agree());
  await press('Continue where you left off');
  await import('@brokerage/domain/directory/stateInAddress');
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('only take applications for homes in New Jersey');
  expect(screen.getByText('Step 3 of 7')).toBeVisible();
});

describe('numbers', () => {
  it.each([
    ['?purpose=Purchase&price=480000&down=16800', 'home price $480,000, down payment $16,800.'],
    ['?purpose=Refinance&balance=310000&rate=7.25', 'loan balance $310,000, current rate 7.25%.'],
  ])('of a calculator are named only on the first step: %s', (search, named) => {
    const { view } = visit(search);
    expect(screen.getByText(/^We carried over your numbers/)).toHaveTextContent(
      `We carried over your numbers: ${named} You can change them in the next steps.`,
    );
    view.unmount();
    localStorage.clear();
    visit('?purpose=Purchase');
    expect(screen.queryByText(/^We carried over/)).toBeNull();
  });

  it('keeps an ambiguous number with an error at the field and in the summary, also after a reload', async () => {
    saveTestDraft({ step: 3 });
    const { user, view, press } = visit();
    await user.click(agree());
    await press('Continue where you left off');
    const price = () => screen.getByLabelText(/Estimated value or price/);
    await user.clear(price());
    await user.type(price(), '450.000,00');
    await press('Next');
    expect(screen.getByText('Step 3 of 7')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Enter dollars such as 450,000');
    expect(price()).toHaveAccessibleDescription(/Enter dollars such as 450,000/);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    view.unmount();

    const again = visit('', { reload: true });
    expect(price()).toHaveValue('450.000,00');
    await user.clear(price());
    await user.type(price(), '450k');
    await again.press('Next');
    expect(screen.getByText('Step 4 of 7')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(loadSavedDraft().values.est_value_or_price).toBe(450_000);
  });
});

it('a removed answer stays removed when its step is shown again', async () => {
  saveTestDraft({ step: 4 }, { current_loan_balance: 310_000, current_loan_type: 'FHA' });
  const { user, press } = visit();
  await user.click(agree());
  await press('Continue where you left off');
  const balance = () => screen.getByLabelText(/Current loan balance/);
  expect(balance()).toHaveValue('310,000');
  await user.clear(balance());
  await user.selectOptions(screen.getByLabelText(/Current loan type/), '');
  expect(balance()).toHaveValue('');
  await press('Next');
  await press('Previous');
  expect(await screen.findByLabelText(/Current loan balance/)).toHaveValue('');
  expect(screen.getByLabelText(/Current loan type/)).toHaveValue('');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(Object.keys(loadSavedDraft().values)).not.toContain('current_loan_balance');
});

describe('an optional choice', () => {
  it('can be cleared, and the focus stays at its question', async () => {
    const { user, press } = await visitLastStep({ has_agent: true, agent_name: 'Tom', timeline: 'asap' });
    await user.click(screen.getByRole('link', { name: 'Edit Your Goal & Scenario' }));
    const clear = (question: RegExp) => screen.queryByRole('button', { name: question });
    expect(clear(/^Clear answer: Loan purpose/), 'a required one').toBeNull();
    expect(clear(/^Clear answer: Are you eligible/), 'nothing to take back').toBeNull();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await press(/^Clear answer: Are you working with a real estate agent/);
    // The scroll position doesn't change.
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
    expect(radio(/real estate agent/, 'Yes')).not.toBeChecked();
    expect(radio(/real estate agent/, 'Yes')).toHaveFocus();
    expect(screen.queryByLabelText('Agent name')).toBeNull();
    await press('Return to review');
    await screen.findByText('Step 7 of 7');
    expect(screen.queryByText('Real estate agent')).toBeNull();
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    expect(callsOf('submit-preapproval')[0]?.[1]).not.toHaveProperty('has_agent');
  });

  it('with a default requires an answer', async () => {
    const { user } = await visitLastStep();
    await user.click(screen.getByRole('link', { name: 'Edit Borrower Profile' }));
    expect(radio(/co-borrower/, 'No')).toBeChecked();
    expect(screen.queryByRole('button', { name: /^Clear answer: Will there be a co-borrower/ })).toBeNull();
  });
});

it('reads years and monthly amounts as people write them, and explains what else to enter', async () => {
  saveTestDraft({ step: 5 }, { monthly_income_gross: undefined });
  const { user, press } = visit();
  await user.click(agree());
  await press('Continue where you left off');
  const income = screen.getByLabelText(/Gross monthly income/);
  const years = screen.getByLabelText(/Years in this line of work/);
  await user.type(income, '$8500/mo');
  await user.type(years, '5+');
  expect(income).toHaveValue('8,500');
  await press('Next');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number of years, such as 5 or 2.5');
  await user.clear(years);
  await user.type(years, '2 years');
  await user.tab();
  expect(years).toHaveValue('2');
  await press('Next');
  expect(await screen.findByText('Step 6 of 7')).toBeVisible();
});

describe('a phone number', () => {
  it('is formatted even if Next was pressed before its rules loaded', async () => {
    const { user, press } = visit();
    await user.type(screen.getByLabelText(/First name/), 'Maria');
    await user.type(screen.getByLabelText(/Last name/), 'Rivera');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'maria@example.com');
    await user.click(agree());
    fireEvent.change(screen.getByLabelText(/Mobile phone/), { target: { value: '2015550142' } });
    await press('Next');
    await screen.findByText('Step 2 of 7');
    await waitFor(() => expect(loadSavedDraft().values.mobile).toBe('(201) 555-0142'));
  });
});

describe('conditional questions', () => {
  it('appear only after the answer that requires them', async () => {
    saveTestDraft({ step: 3 }, { has_agent: undefined });
    const { user, press } = visit();
    await user.click(agree());
    await press('Continue where you left off');
    expect(screen.queryByRole('radiogroup', { name: /warrantable/ })).toBeNull();
    await user.selectOptions(screen.getByLabelText(/Property type/), 'Condo');
    expect(screen.getByRole('radiogroup', { name: /warrantable/ })).toBeVisible();
    await press('Previous');
    expect(screen.queryByLabelText('Agent name')).toBeNull();
    await user.click(radio(/real estate agent/, 'Yes'));
    expect(screen.getByLabelText('Agent phone')).toBeVisible();
    await user.click(radio(/real estate agent/, 'No'));
    expect(screen.queryByLabelText('Agent phone')).toBeNull();
  });
});

describe('consents', () => {
  it('all have the same wording: checking a box with new wording clears those with the old one', async () => {
    const { user } = visit();
    const box = (name: RegExp) => screen.getByRole('checkbox', { name });
    await user.click(agree());
    await user.click(box(/^Also send me text messages/));
    const { texts, version } = sampleCompany.consent;
    const consent = { version: `${version}-2`, texts: { ...texts, sms_opt_in: 'Text me about rates, too.' } };
    act(() => changeCompany({ ...sampleCompany, consent }));
    expect(box(/^Also send me text messages/), 'what was agreed to stays as it was').toBeChecked();
    await user.click(box(/soft credit inquiry/));
    expect(agree()).not.toBeChecked();
    expect(box(/^Text me about rates/)).not.toBeChecked();
    expect(box(/soft credit inquiry/)).toBeChecked();
    act(() => changeCompany(sampleCompany));
  });
});

describe('the draft', () => {
  it('is restored without consents, which are required again before continuing', async () => {
    saveTestDraft({ step: 5 }, { consent_tcpa: true, sms_opt_in: true });
    const { user, press } = visit();
    expect(screen.getByText(/We saved your answers from/)).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    await press('Continue where you left off');
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    await user.click(agree());
    await press('Continue where you left off');
    expect(screen.getByText('Step 5 of 7')).toBeVisible();
    expect(screen.getByLabelText(/Gross monthly income/)).toHaveValue('8,500');
  });

  it('is saved on change under one id, without consents', async () => {
    const { user } = visit();
    await user.type(screen.getByLabelText(/First name/), 'Maria');
    await user.click(agree());
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const { id, values } = loadSavedDraft();
    expect(id).toHaveLength(21);
    expect(values).toMatchObject({ first_name: 'Maria' });
    expect(Object.keys(values).filter((field) => /consent|opt_in/.test(field))).toEqual([]);
    await user.type(screen.getByLabelText(/Last name/), 'Rivera');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(loadSavedDraft()).toMatchObject({ id, values: { last_name: 'Rivera' } });
  });

  it('is discarded after a confirmation, for a new one', async () => {
    saveTestDraft({ step: 1 });
    const { press } = visit();
    await press('Start over');
    await press('Remove and start over');
    expect(screen.getByLabelText(/First name/)).toHaveValue('');
    expect(loadSavedDraft()).toBeNull();
    // The buttons that had the focus are gone.
    expect(screen.getByRole('heading', { level: 2, name: 'Contact Information & Consent' })).toHaveFocus();
  });

  it('opens its contact answers with the focus in the first one', async () => {
    saveTestDraft({ step: 3 });
    const { press } = visit();
    await press('Change your contact information');
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
  });

  it('shows that another tab has sent it', () => {
    saveTestDraft();
    visit();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preapproval_draft' })));
    expect(screen.getByRole('alert')).toHaveTextContent('in another tab');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['kept', 'new'])('isn’t restored by a tab that missed that it was sent: %s', async (kind) => {
    if (kind === 'kept') saveTestDraft({ step: 1 });
    const { user } = visit();
    const save = () => act(() => void window.dispatchEvent(new Event('pagehide')));
    await user.type(screen.getByLabelText(/Last name/), 's');
    save();
    expect(loadSavedDraft()).not.toBeNull();
    localStorage.clear();
    await user.type(screen.getByLabelText(/Last name/), 'x');
    save();
    expect(loadSavedDraft()).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('in another tab');
  });

  describe('in two tabs', () => {
    /** Saves answers the way another tab would, and dispatches the storage event to this one. */
    const saveElsewhere = (values: object) => {
      const draft = loadSavedDraft();
      localStorage.setItem(
        'preapproval_draft',
        JSON.stringify({ ...draft, values: { ...draft.values, ...values } }),
      );
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preapproval_draft' })));
    };
    const save = () => act(() => void window.dispatchEvent(new Event('pagehide')));

    it('shows immediately what the other tab saved, with this tab’s consents', async () => {
      saveTestDraft({ step: 1 });
      const { user } = visit();
      await user.click(agree());
      saveElsewhere({ first_name: 'Rosa', employment_status: 'military', email: undefined });
      expect(screen.getByLabelText(/First name/)).toHaveValue('Rosa');
      expect(screen.getByLabelText(/Email/)).toHaveValue('');
      expect(agree()).toBeChecked();
    });

    it('keeps the changed answers of both', async () => {
      saveTestDraft({ step: 1 });
      const { user } = visit();
      const lastName = screen.getByLabelText(/Last name/);
      await user.clear(lastName);
      await user.type(lastName, 'Delgado');
      saveElsewhere({ first_name: 'Rosa', last_name: 'Other', property_location: 'Newark, NJ' });
      expect(lastName).toHaveValue('Delgado');
      expect(screen.getByLabelText(/First name/)).toHaveValue('Rosa');
      save();
      expect(loadSavedDraft().values).toMatchObject({
        first_name: 'Rosa',
        last_name: 'Delgado',
        property_location: 'Newark, NJ',
      });
    });

    it('saves only its own changes on top of what the other tab stored unseen', async () => {
      saveTestDraft({ step: 1 });
      const { user } = visit();
      await user.type(screen.getByLabelText(/Last name/), 's');
      const draft = loadSavedDraft();
      const values = { ...draft.values, first_name: 'Rosa', monthly_income_gross: undefined };
      localStorage.setItem('preapproval_draft', JSON.stringify({ ...draft, step: 6, values }));
      save();
      expect(loadSavedDraft()).toMatchObject({ values: { first_name: 'Rosa', last_name: 'Riveras' } });
      expect(loadSavedDraft().values).not.toHaveProperty('monthly_income_gross');
      await user.type(screen.getByLabelText(/Last name/), 'x');
      save();
      expect(loadSavedDraft().values).toMatchObject({ first_name: 'Rosa', last_name: 'Riverasx' });
    });

    it('doesn’t change the focused field until it loses the focus', async () => {
      saveTestDraft({ step: 1 });
      const { user } = visit();
      const firstName = screen.getByLabelText(/First name/);
      await user.click(firstName);
      saveElsewhere({ first_name: 'Rosa' });
      expect(firstName).toHaveValue('Maria');
      save();
      expect(loadSavedDraft().values.first_name).toBe('Rosa');
      await user.tab();
      expect(firstName).toHaveValue('Rosa');
    });

    it('joins the other tab’s earlier draft, with its own input', async () => {
      const { user } = visit();
      await user.type(screen.getByLabelText(/Last name/), 'Rivera');
      const id = saveTestDraft({ step: 1, values: { first_name: 'Rosa' } });
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preapproval_draft' })));
      expect(await screen.findByDisplayValue('Rosa')).toBeVisible();
      expect(screen.getByLabelText(/Last name/)).toHaveValue('Rivera');
      expect(loadSavedDraft()).toMatchObject({ id, values: { first_name: 'Rosa', last_name: 'Rivera' } });
    });
  });

  it('works without storage', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    onTestFinished(() => setItem.mockRestore());
    const { user } = visit();
    await user.type(screen.getByLabelText(/First name/), 'Maria');
    expect(screen.getByText(/doesn’t let us save your answers/)).toBeVisible();
  });
});

describe('a link for another loan purpose than the draft’s', () => {
  const PAIRS = [
    ['Purchase', 'HELOC/Other', 'Continue your purchase application, or start a HELOC?'],
    ['Purchase', 'Refinance', 'Continue your purchase application, or start a refinance?'],
    ['Refinance', 'Purchase', 'Continue your refinance application, or start a purchase?'],
    ['HELOC/Other', 'Refinance', 'Continue your HELOC application, or start a refinance?'],
  ] as const;
  const visitWith = (purpose: string, requested: string) => {
    const id = saveTestDraft({ step: 3, details_for: undefined }, { purpose });
    return { id, ...visit(`?purpose=${encodeURIComponent(requested)}`) };
  };

  it.each(PAIRS)('asks: %s, %s', async (purpose, requested, question) => {
    const { id, user, press } = visitWith(purpose, requested);
    expect(await screen.findByRole('dialog', { name: question })).toBeVisible();
    await press(/^Continue .* application$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(loadSavedDraft().id).toBe(id);
    await user.click(agree());
    await press('Continue where you left off');
    await press('Previous');
    await screen.findByText('Step 2 of 7');
    expect(radio('Loan purpose', purpose)).toBeChecked();
  });

  it('starts a new draft with the contact information, and requires the consents again', async () => {
    const { id, user, press } = visitWith('Purchase', 'HELOC/Other');
    await press('Start a HELOC');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(loadSavedDraft().id).not.toBe(id);
    expect(screen.getByLabelText(/First name/)).toHaveValue('Maria');
    expect(agree()).not.toBeChecked();
    await user.click(agree());
    await press('Next');
    await screen.findByText('Step 2 of 7');
    expect(radio('Loan purpose', 'HELOC/Other')).toBeChecked();
    await press('Next');
    expect(await screen.findByLabelText(/Property location/)).toHaveValue('');
  });

  it('continues the draft when the dialog is closed, and asks again after an earlier reload', async () => {
    const { id, user, view } = visitWith('Purchase', 'HELOC/Other');
    await screen.findByRole('dialog');
    expect(window.location.search).toBe('?purpose=HELOC%2FOther');
    view.unmount();
    visit('?purpose=HELOC%2FOther', { reload: true });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Maria Rivera')).toBeVisible();
    expect(loadSavedDraft().id).toBe(id);
  });
});

describe('the review', () => {
  it('can’t edit a step without questions', async () => {
    await visitLastStep({ purpose: 'HELOC/Other' });
    const review = screen.getByRole('region', { name: 'Review your answers' });
    expect(within(review).queryByRole('link', { name: /Edit Additional Details/ })).toBeNull();
    expect(within(review).getAllByRole('link', { name: /^Edit/ })).toHaveLength(5);
    expect(review).toHaveTextContent('Your loan officer will go over this with you.');
  });

  it('breaks a long email at the @', async () => {
    await visitLastStep();
    const email = screen.getByText('maria@example.com');
    expect(email.querySelector('wbr')?.nextSibling).toHaveTextContent('@example.com');
  });
});

describe('officers', () => {
  it('load on request; a failure is logged and doesn’t block', async () => {
    backend.call.mockRejectedValueOnce(refusal('functions/internal', 'internal'));
    const { user, press } = await visitLastStep();
    expect(screen.getByText(/general team, which assigns a loan officer/)).toBeVisible();
    expect(callsOf('get-loan-officers')).toHaveLength(0);
    await user.click(radio(/working with a loan officer/, 'Yes'));
    expect(await screen.findByText(/couldn’t load our loan officers/)).toHaveTextContent(
      'You can keep going.',
    );
    expect(console.warn).toHaveBeenCalledWith('Loan officers could not be loaded:', 'functions/internal');
    await press('Retry');
    await user.click(await screen.findByRole('combobox', { name: 'Your loan officer' }));
    await user.click(screen.getByRole('option', { name: 'Grace Okafor, NMLS #1990001' }));
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    expect(callsOf('submit-preapproval')[0]?.[1]).toMatchObject({ lo_assigned_id: 'lo-1' });
  });

  it('load at once for ?lo=, which selects an existing one', async () => {
    saveTestDraft();
    const { user, press } = visit('?lo=lo-1');
    await waitFor(() => expect(callsOf('get-loan-officers')).toHaveLength(1));
    expect(await screen.findByText('With Grace Okafor')).toBeInTheDocument();
    await user.click(agree());
    await press('Continue where you left off');
    expect(await screen.findByText('Your application goes to Grace Okafor')).toBeVisible();
  });

  it.each(['lo-99', 'nobody at all'])('are offered if the one in ?lo=%s isn’t among them', async (lo) => {
    saveTestDraft();
    const { user, press } = visit(`?lo=${encodeURIComponent(lo)}`);
    await user.click(agree());
    await press('Continue where you left off');
    expect(await screen.findByText(/find the loan officer from your link/)).toBeVisible();
    const picker = await screen.findByRole('combobox', { name: 'Your loan officer' });
    expect(picker).toHaveValue('');
    expect(screen.queryByText(/^With /)).toBeNull();
    await user.click(picker);
    await user.click(screen.getByRole('option', { name: /Grace Okafor/ }));
    expect(screen.getByText('With Grace Okafor')).toBeInTheDocument();
    expect(screen.queryByText(/find the loan officer from your link/)).toBeNull();
  });
});

describe('a new purpose through the review’s Edit', () => {
  const change = async (purpose: string) => {
    const page = await visitLastStep();
    await page.user.click(screen.getByRole('link', { name: 'Edit Your Goal & Scenario' }));
    await page.user.click(radio('Loan purpose', purpose));
    return page;
  };

  it.each(['Purchase', 'HELOC/Other'])('passes step 4 before the review: %s', async (purpose) => {
    const { user, press } = await change(purpose);
    await press('Next');
    expect(await screen.findByText('Step 4 of 7')).toBeVisible();
    if (purpose === 'Purchase') await user.type(screen.getByLabelText(/Purchase price/), '1');
    await press('Return to review');
    expect(await screen.findByText('Step 7 of 7')).toBeVisible();
  });

  it('passes it after the browser’s Back, too', async () => {
    await change('HELOC/Other');
    act(() => window.history.back());
    expect(await screen.findByText('Step 4 of 7')).toBeVisible();
  });

  it('passes it after a reload, too', async () => {
    const { view } = await change('HELOC/Other');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    view.unmount();
    visit('?step=7');
    expect(await screen.findByText('Step 4 of 7')).toBeVisible();
  });

  it('doesn’t pass it if the purpose stays the same', async () => {
    const { user, press } = await visitLastStep();
    await user.click(screen.getByRole('link', { name: 'Edit Your Goal & Scenario' }));
    await press('Return to review');
    expect(await screen.findByText('Step 7 of 7')).toBeVisible();
  });
});

describe('after the submission', () => {
  it('removes the steps from the history, so that Back leaves the questionnaire', async () => {
    window.history.pushState(null, '', '/loan-programs');
    saveTestDraft();
    const { user, press } = visit('', { push: true });
    await user.click(agree());
    await press('Continue where you left off');
    await screen.findByText('Step 7 of 7');
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    await waitFor(() => expect(window.location.search).toBe(''));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.pathname).toBe('/loan-programs'));
  });

  it('keeps the reference number but no answers over a reload', async () => {
    const { press, view } = await visitLastStep();
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Maria|Rivera|201/);
    view.unmount();

    const again = visit('', { reload: true });
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(screen.getByText('LH-TEST-0001')).toBeVisible();
    expect(screen.getByText(/in the email we’re sending you/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Start a new application' }));
    expect(await screen.findByText('Step 1 of 7')).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('');
    again.view.unmount();
    visit('', { reload: true });
    expect(screen.getByText('Step 1 of 7')).toBeVisible();
  });

  it('shows on a new visit in this tab that the application was received, and starts another on request', async () => {
    const { press, view, user } = await visitLastStep();
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    await waitFor(() => expect(window.location.search).toBe(''));
    view.unmount();
    const again = visit('?purpose=Purchase');
    expect(await screen.findByRole('heading', { name: 'Your application is in' })).toHaveFocus();
    expect(screen.getByText('LH-TEST-0001')).toBeVisible();
    expect(screen.getByText(/^Received Fri, Nov 20/)).toBeVisible();
    await again.press('Start another application');
    expect(await screen.findByText('Step 1 of 7')).toBeVisible();
    await user.type(screen.getByLabelText(/First name/), 'Maria');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(loadSavedDraft().values).toMatchObject({ first_name: 'Maria', purpose: 'Purchase' });
    again.view.unmount();
    visit();
    expect(screen.getByText(/We saved your answers from/)).toBeVisible();
  });

  it('continues an application started since in another tab', async () => {
    const { press, view } = await visitLastStep();
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    await waitFor(() => expect(window.location.search).toBe(''));
    view.unmount();
    saveTestDraft({ step: 3 });
    visit();
    expect(screen.getByText(/We saved your answers from/)).toBeVisible();
  });
});

describe('the submission', () => {
  it('doesn’t change the answers while sending', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { press } = await visitLastStep();
    const fields = () => radio(/working with a loan officer/, 'Yes').closest('[inert]');
    expect(fields()).toBeNull();
    backend.call.mockReturnValueOnce(promise);
    await press('Submit Application');
    expect(fields()).not.toBeNull();
    reject(refusal('functions/internal', 'internal'));
    await waitFor(() => expect(fields()).toBeNull());
  });

  it('focuses Submit when Enter in a field sends it, and hides Start over meanwhile', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { user } = await visitLastStep();
    const startOver = () => screen.queryByRole('button', { name: 'Start over' });
    expect(startOver()).toBeVisible();
    backend.call.mockReturnValueOnce(promise);
    const answer = radio(/working with a loan officer/, 'No');
    await user.click(answer);
    expect(answer).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveFocus();
    expect(startOver()).toBeNull();
    reject(refusal('functions/internal', 'internal'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Application' })).toHaveFocus());
    expect(startOver()).toBeVisible();
  });

  it('sends once, however often it’s pressed, and shows what happens next', async () => {
    const { user, id } = await visitLastStep();
    await user.dblClick(screen.getByRole('button', { name: 'Submit Application' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, Maria' })).toHaveFocus();
    expect(callsOf('submit-preapproval')).toHaveLength(1);
    expect(callsOf('submit-preapproval')[0]?.[1]).toMatchObject({
      id,
      website: '',
      consent_page: '/pre-approval',
      lo_assigned_id: null,
      route_to: 'General',
    });
    expect(screen.getByText('LH-TEST-0001')).toBeVisible();
    expect(
      screen.getByText(/will review it and contact you by Monday, November\s23 at 5:30\sPM\sET/),
    ).toBeVisible();
    expect(screen.getByText('Application Submitted!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute('href', '/contact');
    expect(loadSavedDraft()).toBeNull();
  });

  it('focuses the first field that the server rejected', async () => {
    backend.call.mockRejectedValueOnce(
      refusal('functions/invalid-argument', 'Some answers need another look.', {
        issues: [
          { path: 'credit_score_range', message: 'Credit score range is required' },
          { path: 'email', message: 'Invalid email address' },
        ],
      }),
    );
    const { press } = await visitLastStep();
    await press('Submit Application');
    expect(await screen.findByText('Step 1 of 7')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email address');
    expect(screen.getByRole('textbox', { name: /Email/ })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('maria@example.com');
  });

  it.each([
    [
      'functions/resource-exhausted',
      publicErrors['too-many-forms'].sentence,
      publicErrors['too-many-forms'].sentence,
    ],
    ['functions/internal', 'internal', 'Please try again or contact us directly.'],
    ['functions/deadline-exceeded', 'deadline-exceeded', 'Please try again or contact us directly.'],
  ])('keeps the form after %s, and retries under the same id', async (code, message, shown) => {
    backend.call.mockRejectedValueOnce(refusal(code, message));
    const { press } = await visitLastStep();
    await press('Submit Application');
    const toast = (await screen.findByText('Submission Failed')).closest('[role=alert]');
    expect(toast).toHaveTextContent(shown);
    const note = screen.getByText('Your application wasn’t sent').closest('[role=note]') as HTMLElement;
    fireEvent.click(within(toast as HTMLElement).getByRole('button', { name: /close/i }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    expect(note).toHaveTextContent(`${shown} Your answers are still here.`);
    expect(within(note).getByRole('link', { name: sampleCompany.phoneDisplay })).toBeVisible();
    await press('Submit Application');
    await screen.findByRole('heading', { name: /Thank you/ });
    expect(note).not.toBeInTheDocument();
    const [first, second] = callsOf('submit-preapproval').map(([, body]) => body.id);
    expect(second).toBe(first);
    expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/Maria|maria|Clifton/);
  });

  it('shows the company’s notice when it takes no applications, and keeps the answers', async () => {
    const company = {
      ...sampleCompany,
      applyRules: { isPaused: true, pausedNote: 'Back on Monday.', states: [] },
    };
    onTestFinished(() => changeCompany(sampleCompany));
    const { sentence } = publicErrors['applications-paused'];
    backend.call.mockImplementation((name) => {
      if (name === 'get-loan-officers') return OFFICERS;
      if (name === 'get-directory') return { branches: [], officers: [], company };
      throw refusal('functions/failed-precondition', sentence, { code: 'applications-paused' });
    });
    const { press } = await visitLastStep();
    await press('Submit Application');
    expect(await screen.findByText('Back on Monday.')).toBeVisible();
    // The form that had the focus is gone.
    expect(screen.getByText('We aren’t taking applications online right now')).toHaveFocus();
    const call = screen.getAllByRole('link', { name: sampleCompany.phoneDisplay });
    expect(call[0]).toHaveAttribute('href', `tel:${sampleCompany.phone}`);
    expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull();
    expect(Object.values(localStorage).join()).toContain('maria@example.com');
  });

  it('shows when it’s offline before trying, and when it’s online again', async () => {
    const { press } = await visitLastStep();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    act(() => void window.dispatchEvent(new Event('offline')));
    const notice = screen.getByText(/You’re offline/);
    expect(notice).toBeVisible();
    const region = notice.closest('[role="status"]');
    await press('Submit Application');
    expect(screen.getByText('Submission Failed')).toBeVisible();
    expect(callsOf('submit-preapproval')).toHaveLength(0);
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(notice).not.toBeInTheDocument();
    expect(region).toBeInTheDocument();
    expect(region).toHaveTextContent('Back online. You can submit now.');
  });

  it('lists all answers, with links to change each step and return', async () => {
    const { user, press } = await visitLastStep({ purchase_price: 1, current_rate: 6.875 });
    expect(screen.getByText('740 or above')).toBeVisible();
    expect(screen.getByText('$450,000')).toBeVisible();
    expect(screen.getByText('6.875%')).toBeVisible();
    expect(screen.queryByText('Purchase price')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Edit Borrower Profile' }));
    await user.selectOptions(screen.getByLabelText(/Credit score range/), '700-739');
    await press('Return to review');
    expect(await screen.findByText('700-739')).toBeVisible();
    expect(screen.getByText('Step 7 of 7')).toBeVisible();
  });
});
