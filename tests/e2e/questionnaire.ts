import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** A test's answers, by the visible labels. */
export interface Answers {
  texts?: Record<string, string>;
  selects?: Record<string, string>;
  /** Question, then the answer's label. */
  choices?: Record<string, string>;
  ticks?: readonly RegExp[];
}

export const TCPA = /may contact me by phone and email/;

/** An address that no other test uses. */
export const newEmail = () => `${randomUUID()}@borrower.example`;

export const contactAnswers = (email: string): Answers => ({
  texts: { 'First name': 'Rosa', 'Last name': 'Delgado', Email: email, 'Mobile phone': '2015550147' },
  choices: { 'Best time to reach you': 'Evening' },
  ticks: [TCPA],
});

export const propertyAnswers: Answers = {
  choices: { 'How will the property be used?': 'Primary residence' },
  selects: { 'Property type': 'Single-family home' },
  texts: { 'Property location': 'Clifton, NJ', 'Estimated value or price': '525000' },
};

export const borrowerAnswers: Answers = {
  selects: { 'Credit score range': '700-739', 'Employment status': 'Employed (W-2)' },
  texts: { 'Gross monthly income': '9800' },
  choices: { 'Residency status': 'U.S. citizen' },
};

/** The questionnaire as a visitor uses it. */
export class Questionnaire {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text(label: string): Locator {
    return this.page.getByRole('textbox', { name: label });
  }

  choice(question: string, answer: string): Locator {
    return this.page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: answer, exact: true });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/pre-approval${search}`);
    await expect(this.page.getByRole('heading', { name: 'Smart Pre-Qualification', level: 1 })).toBeVisible();
    await expect(this.page.locator('form')).toBeVisible();
    await this.expectLive();
  }

  async answer({ texts = {}, selects = {}, choices = {}, ticks = [] }: Answers): Promise<void> {
    for (const [question, answer] of Object.entries(choices)) await this.choice(question, answer).check();
    for (const [label, option] of Object.entries(selects)) {
      await this.page.getByRole('combobox', { name: label }).selectOption({ label: option });
    }
    for (const [label, text] of Object.entries(texts)) await this.text(label).fill(text);
    for (const wording of ticks) await this.page.getByRole('checkbox', { name: wording }).check();
  }

  async expectStep(step: number, title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(this.page.getByText(`Step ${step} of 7`, { exact: true })).toBeVisible();
    await expect(this.page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step ${step} of 7`);
    await expect(this.page).toHaveURL(new RegExp(`step=${step}`));
    await this.expectLive();
  }

  /** The officer who gets the application: shown next to the form, or above it on narrow screens. */
  officer(name: string): Locator {
    return this.page.getByText(new RegExp(`^(With )?${name}$`)).filter({ visible: true });
  }

  /** The form is prerendered; browser-only data, such as a saved draft, appears after hydration. */
  private async expectLive(): Promise<void> {
    await expect(this.page.locator('main [data-loading]')).toHaveCount(0);
    await expect(this.page.getByRole('button', { name: 'Loading…' })).toHaveCount(0);
  }

  next(): Promise<void> {
    return this.page.getByRole('button', { name: 'Next' }).click();
  }

  submit(): Promise<void> {
    return this.page.getByRole('button', { name: 'Submit Application' }).click();
  }

  /** A person takes minutes; anyone done within seconds is treated as a bot. */
  async letTimePass(): Promise<void> {
    await this.page.clock.fastForward(60_000);
  }

  /** Fills an empty questionnaire up to the last step, with the required answers and `more`. */
  async fillToLastStep(
    email: string,
    more: { goal?: Answers; property?: Answers; details?: Answers; borrower?: Answers } = {},
  ): Promise<void> {
    await this.answer(contactAnswers(email));
    await this.next();
    await this.expectStep(2, 'Your Goal & Scenario');
    await this.answer(more.goal ?? { choices: { 'Loan purpose': 'HELOC/Other' } });
    await this.next();
    await this.expectStep(3, 'Property Information');
    await this.answer(propertyAnswers);
    await this.answer(more.property ?? {});
    await this.next();
    await expect(this.page.getByText('Step 4 of 7', { exact: true })).toBeVisible();
    await this.answer(more.details ?? {});
    await this.next();
    await this.expectStep(5, 'Borrower Profile');
    await this.answer(borrowerAnswers);
    await this.answer(more.borrower ?? {});
    await this.next();
    await this.expectStep(6, 'Qualifying Information');
    await this.next();
    await this.expectStep(7, 'Loan Officer Assignment');
  }

  async expectThankYou(): Promise<string> {
    // The very first call starts the functions, which takes a while.
    await expect(this.page.getByRole('heading', { name: 'Thank you', level: 1 })).toBeFocused({
      timeout: 30_000,
    });
    await expect(this.page.getByText('Application Submitted!')).toBeVisible();
    await expect(this.page.getByText(/was submitted.*within 24 hours/)).toBeVisible();
    await expect(this.page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    await expect(this.page.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute(
      'href',
      '/contact',
    );
    return this.page.getByText(/^PA-[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  }
}
