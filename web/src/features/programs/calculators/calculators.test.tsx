import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  AffordabilityCalculator,
  ClosingCostsCalculator,
  MortgageCalculator,
  RefinanceCalculator,
  RentOrBuyCalculator,
} from './calculators.ts';
import { calculatorTexts } from './calculatorTexts.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const result = () => screen.getByRole('status').textContent;
const retype = async (label: string, text: string) => {
  const user = userEvent.setup();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};

test('a link fills in its fields, and the rest is the example for its price', () => {
  window.history.replaceState(null, '', '/#price=640000&rate=7&nonsense=5');
  render(<ClosingCostsCalculator />);
  expect(screen.getByLabelText('Home price')).toHaveValue('640,000');
  expect(screen.getByLabelText('Interest rate')).toHaveValue('7');
  expect(screen.getByLabelText('Down payment')).toHaveValue('128,000');
  expect(screen.getByLabelText('Property tax per year')).toHaveValue('11,520');
  expect(screen.getByLabelText('Lender and broker fees')).toHaveValue('2,000');
});

test('writes the inputs to the URL fragment', async () => {
  render(<ClosingCostsCalculator />);
  await retype('Seller credit', '5000');
  await waitFor(() => expect(window.location.hash).toMatch(/credit=5000/));
  expect(window.location.search).toBe('');
});

test('an invalid field shows an error and hides the result and the link', async () => {
  render(<ClosingCostsCalculator />);
  expect(result()).toMatch(/^\$1\d\d,/);
  await retype('Down payment', '600000');
  expect(screen.getByText('Enter no more than the price')).toBeVisible();
  expect(result()).toBe('–');
  expect(screen.queryByRole('link', { name: 'Apply with these numbers' })).toBeNull();
});

test('the cash for a purchase lists its assumptions, and links to help with it', async () => {
  render(<ClosingCostsCalculator />);
  expect(screen.getByText(/^Assumes \$9,000 a year in property tax, \$1,800 in insurance, /)).toBeVisible();
  await retype('Property tax per year', '7000');
  expect(screen.getByText(/^Assumes \$7,000 a year in property tax/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /down payment assistance/ })).toHaveAttribute(
    'href',
    '/loans/down-payment-assistance',
  );
});

test('the result names and links an invalid field, and the page keeps its height', async () => {
  const user = userEvent.setup();
  const tall = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1800);
  const { container } = render(<MortgageCalculator />);
  const frame = container.firstElementChild;
  await retype('Interest rate', 'abc');
  expect(screen.getByText('Check “Interest rate”')).toBeVisible();
  expect(frame).toHaveStyle({ minHeight: '1800px' });
  await user.click(screen.getByRole('button', { name: 'Go to “Interest rate”' }));
  expect(screen.getByLabelText('Interest rate')).toHaveFocus();
  await retype('Interest rate', '6');
  expect(screen.queryByText(/^Check “/)).toBeNull();
  expect(frame).not.toHaveStyle({ minHeight: '1800px' });
  tall.mockRestore();
});

test('the down payment in percent follows the price', async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  await user.click(screen.getByRole('button', { name: 'Percent' }));
  expect(screen.getByLabelText('Down payment in percent')).toHaveValue('20');
  await retype('Home price', '600000');
  const apply = screen.getByRole('link', { name: 'Apply with these numbers' });
  expect(apply).toHaveAttribute('href', '/pre-approval?purpose=Purchase&price=600000&down=120000');
  await user.click(screen.getByRole('button', { name: 'Dollars' }));
  expect(screen.getByLabelText('Down payment')).toHaveValue('120,000');
});

test('a year of the schedule expands into its months', async () => {
  const user = userEvent.setup();
  render(<MortgageCalculator />);
  expect(screen.getByText('Year 19: more goes to principal')).toBeVisible();
  await user.click(screen.getByText('Show the payment schedule'));
  const table = screen.getByRole('table', { name: 'Payments by year' });
  await user.click(within(table).getByRole('button', { name: 'Year 30' }));
  expect(within(table).getByRole('rowheader', { name: 'Month 360' })).toBeVisible();
});

test('the shares of income are editable assumptions', async () => {
  render(<AffordabilityCalculator />);
  const before = result();
  await retype('Max for housing', '20');
  expect(result()).not.toBe(before);
  expect(screen.getByText(/^That keeps housing at 20% of your income/)).toBeVisible();
});

test('includes PMI in the affordable price with less than 20% down', async () => {
  render(<AffordabilityCalculator />);
  expect(screen.getByText(/^That keeps housing at 28% of your income/)).toBeVisible();
  await retype('Down payment', '80000');
  expect(result()).toBe('$400,000');
  expect(screen.getByText(/PMI would take you over your limit/)).toBeVisible();
  const pmi = () => screen.getByRole('row', { name: /^PMI included/ }).querySelector('td');
  expect(pmi()).toHaveTextContent('$0');
  await retype('Down payment', '40000');
  expect(pmi()).toHaveTextContent(/^\$\d{3}$/);
  expect(screen.getByText(/^That keeps housing at 28% of your income/)).toBeVisible();
  const payment = screen.getByRole('link', { name: 'See the monthly payment' });
  const link = payment.getAttribute('href') ?? '';
  const given = new URLSearchParams(link.slice(link.indexOf('#')).slice(1));
  expect(Object.fromEntries(given)).toMatchObject({ down: '40000', rate: '6.25', term: '30', pmi: '0.6' });
  // Tax and insurance match this page, so the payment is the same there.
  const yearly = Number(given.get('tax')) + Number(given.get('insurance'));
  expect(yearly).toBe(Math.round(Number(given.get('price')) * 0.0216));
});

test('compares the entered years, then shows from which year buying costs less, or that it doesn’t', async () => {
  render(<RentOrBuyCalculator />);
  expect(screen.getByText('Over 7 years, renting saves')).toBeVisible();
  expect(result()).toBe('$13,291');
  expect(screen.getByText('Buying costs less if you stay 9+ years.')).toBeVisible();
  expect(screen.getByText('Your stay: 7 years')).toBeVisible();
  expect(screen.getByText(/^Assumes home values grow 3% and rents 3% a year\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Talk to a loan officer' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('figure')).toHaveAccessibleName(/^If you leave after (1[5-9]|2\d|30) years/);
  await retype('Rent per month', '600');
  expect(screen.getByText('Renting costs less for the next 30 years.')).toBeVisible();
  await retype('Rent per month', '6000');
  expect(screen.getByText('Over 7 years, buying saves')).toBeVisible();
  expect(screen.getByText(/^Buying costs less if you stay \d+\+ years\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply with these numbers' })).toBeVisible();
});

test('lines that add up are in whole dollars, separate from the loan amount', () => {
  render(<MortgageCalculator />);
  const lists = [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dd')].map(({ textContent }) => textContent),
  );
  expect(lists).toEqual([['$2,463', '$750', '$150'], ['$400,000']]);
  const sum = lists[0]?.reduce((total, amount) => total + Number(amount.replace(/[$,]/g, '')), 0);
  expect(result()).toBe('$3,363');
  expect(sum).toBe(3363);
});

test('a refinance’s savings equal the difference of the displayed payments', () => {
  // The exact difference is $17.43.
  window.history.replaceState(
    null,
    '',
    '/#balance=350000&rate=7.25&left=27&newRate=7.5&newTerm=30&costs=7000',
  );
  render(<RefinanceCalculator />);
  expect(screen.getByText('Monthly savings').nextSibling).toHaveTextContent('$18');
  expect(screen.getByText('Payment today').nextSibling).toHaveTextContent('$2,465');
  expect(screen.getByText('New payment').nextSibling).toHaveTextContent('$2,447');
});

test('the parts of a payment add up to it in whole dollars', () => {
  // $2,462.87 + $750.42 + $150.42 is $3,363.71. Rounding each part separately would be off by $1.
  window.history.replaceState(
    null,
    '',
    '/#price=500000&down=100000&rate=6.25&term=30&tax=9005&insurance=1805',
  );
  render(<MortgageCalculator />);
  const [parts] = [...document.querySelectorAll('dl')];
  const sum = [...(parts?.querySelectorAll('dd') ?? [])].reduce(
    (total, { textContent }) => total + Number(textContent?.replace(/[$,]/g, '')),
    0,
  );
  expect(result()).toBe('$3,364');
  expect(sum).toBe(3364);
});

test('a link to an FHA loan opens its calculator: financed premium, falling with the balance', () => {
  window.history.replaceState(
    null,
    '',
    '/#price=500000&down=17500&rate=5.99&term=30&kind=fha&tax=0&insurance=0',
  );
  render(<MortgageCalculator />);
  expect(screen.getByRole('button', { name: 'FHA' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByLabelText('PMI per year')).toBeNull();
  // Matches the example on the program's page.
  expect(result()).toBe('$3,160');
  const [parts, loan] = [...document.querySelectorAll('dl')];
  expect(parts).toHaveTextContent('FHA premium, first year$220');
  expect(loan).toHaveTextContent('Upfront premium (1.75%)$8,444Loan amount$490,944');
  expect(loan).toHaveTextContent('Monthly premium lastsFor the life of the loan');
  const table = document.querySelector('table');
  expect(table?.querySelectorAll('tbody tr')[29]).toHaveTextContent('$101');
});

test('a link to a USDA loan opens its calculator: financed guarantee fee and a yearly fee', () => {
  window.history.replaceState(
    null,
    '',
    '/#price=350000&down=0&rate=5.99&term=30&kind=usda&tax=0&insurance=0',
  );
  render(<MortgageCalculator />);
  expect(screen.getByRole('button', { name: 'USDA' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByLabelText('PMI per year')).toBeNull();
  const [parts, loan] = [...document.querySelectorAll('dl')];
  expect(parts).toHaveTextContent('USDA annual fee, first year$103');
  expect(loan).toHaveTextContent('Guarantee fee (1%)$3,535Loan amount$353,535');
  expect(loan).toHaveTextContent('Monthly fee lastsFor the life of the loan');
  expect(screen.getByText(/in monthly USDA fees\.$/)).toBeInTheDocument();
});

test('a VA loan finances its funding fee by use, and the choice is in the address', async () => {
  const user = userEvent.setup();
  window.history.replaceState(null, '', '/#price=500000&down=0&rate=5.99&term=30&kind=va');
  render(<MortgageCalculator />);
  const amounts = () => document.querySelectorAll('dl')[1]?.textContent;
  expect(amounts()).toContain('Funding fee (2.15%)$10,750');
  await user.click(screen.getByRole('button', { name: 'Used before' }));
  expect(amounts()).toContain('Funding fee (3.3%)$16,500');
  await vi.waitFor(() => expect(window.location.hash).toMatch(/kind=va&use=later/));
});

test('shows too small a down payment for an FHA loan at the field', async () => {
  render(<MortgageCalculator />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'FHA' }));
  await retype('Down payment', '10000');
  expect(screen.getByText('FHA loans need 3.5% down or more')).toBeVisible();
  expect(result()).toBe('–');
});

test('shows too small a down payment for an FHA loan in the closing costs, too', async () => {
  window.history.replaceState(null, '', '/#price=400000&down=10000&kind=fha');
  render(<ClosingCostsCalculator />);
  expect(screen.getByText('FHA loans need 3.5% down or more')).toBeVisible();
  expect(result()).toBe('–');
  await retype('Down payment', '14000');
  expect(result()).not.toBe('–');
});

const moves = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows what changes the price, and omits what doesn’t', async () => {
  render(<AffordabilityCalculator />);
  expect(moves('What changes your price')).toEqual([
    'Your numbers$429,000',
    'If you earn $500 more a month$446,000+$17,000',
    'If you put $10,000 more downTaxes and insurance rise with the price$437,000+$8,000',
    'With a 0.5% lower rate (5.75%)$443,000+$14,000',
    'If you spend 25% of income on housing$391,000−$38,000',
  ]);
  await retype('Monthly debt payments', '3000');
  expect(moves('What changes your price')[2]).toMatch(
    /^If you owe \$200 less a month\$\d{3},000\+\$\d\d,000$/,
  );
  await retype('Monthly debt payments', '0');
  expect(moves('What changes your price').filter((row) => row?.startsWith('If you owe'))).toEqual([]);
});

test('shows who is ahead after changing one number', () => {
  render(<RentOrBuyCalculator />);
  const rows = moves('What changes the answer');
  expect(rows[0]).toBe('Your numbersRenting saves $13,291');
  expect(rows[1]).toMatch(/^If you stay 10 yearsBuying saves \$[\d,]+$/);
  expect(rows[3]).toMatch(/^If home values don’t growRenting saves \$[\d,]+$/);
});

test('shows a refinance’s result after changing one number, and how long it takes to break even', async () => {
  render(<RefinanceCalculator />);
  const rows = () => moves('What changes the answer');
  expect(rows().slice(0, 2)).toEqual([
    'Your numbers$9,673 ahead',
    'If your new rate is 6%Breaks even after 20 months$14,058 ahead+$4,385',
  ]);
  expect(rows()[2]).toMatch(/^If your new rate is 6\.5%Breaks even after \d+ months\$[\d,]+ ahead−\$[\d,]+$/);
  expect(rows().at(-1)).toMatch(
    /^If your new term is 27 yearsBreaks even after \d+ months\$[\d,]+ ahead\+\$[\d,]+$/,
  );
  await retype('New rate', '9');
  expect(screen.getByText(/The new payment wouldn’t be lower/)).toBeVisible();
  expect(screen.getByText(/^After 5 years, you’d be \$[\d,]+ behind\.$/)).toBeInTheDocument();
  expect(rows()[0]).toMatch(/^Your numbers\$[\d,]+ behind$/);
  expect(result()).toBe('Never');
});

test('shows whether a refinance is worth it for a stay, which the address keeps', async () => {
  const user = userEvent.setup();
  render(<RefinanceCalculator />);
  expect(result()).toBe('25 months');
  expect(screen.getByText('After 5 years, you’d be $9,673 ahead.')).toBeInTheDocument();
  expect(screen.getByText('You’re ahead by').nextSibling).toHaveTextContent('$9,673');
  expect(
    screen.getByText(/^Higher loan balance: what you’d still owe after 5 years, .* Rounded/),
  ).toBeVisible();
  expect(screen.getByText('Year 5: $9,673 ahead')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2 years' }));
  // The costs are paid back by then, but the balance is still higher.
  expect(result()).toBe('25 months');
  expect(screen.getByText('You’re behind by').nextSibling).toHaveTextContent(/^\$[\d,]+$/);
  expect(screen.getByText('Higher loan balance').nextSibling).toHaveTextContent(/^−\$[\d,]+$/);
  await waitFor(() => expect(window.location.hash).toMatch(/stay=2/));
  // The chart covers every stay that can be chosen.
  expect(screen.getByRole('figure')).toHaveAccessibleName(/^After 10 years/);
});

test('describes a shorter loan with a higher payment by its total savings', async () => {
  render(<RefinanceCalculator />);
  await retype('New term (years)', '15');
  expect(result()).toBe('12 years sooner');
  expect(screen.getByText(/Over its full term, the new loan saves \$[\d,]+\./)).toBeVisible();
  expect(screen.getByText(/^You’d pay \$536 more each month and be done 12 years sooner/)).toBeVisible();
  expect(screen.getByText('Monthly increase')).toBeVisible();
});

const stages = () =>
  within(screen.getByRole('region', { name: 'When you pay it' }))
    .queryAllByRole('listitem')
    .map((item) => [
      item.querySelector('h3')?.textContent,
      Number(item.querySelector('strong')?.textContent.replace(/[$,]/g, '')),
    ]);

test('shows the refund if a deposit exceeds what is due', async () => {
  render(<ClosingCostsCalculator />);
  await retype('Earnest money deposit', '130000');
  expect(result()).toBe('$111,442');
  expect(stages()).toEqual([
    ['With your offer', 130_000],
    ['Once you choose a lender', 900],
    ['Back to you at closing', 130_000 + 900 - 111_442],
  ]);
  const [sum] = document.querySelectorAll('dl');
  expect([...(sum?.querySelectorAll('dt') ?? [])].at(-1)).toHaveTextContent('Back to you at closing');
  expect(amountsOf(sum).at(-1)).toBe(130_000 + 900 - 111_442);
  expect(
    screen.getByText('Back to you at closing: $19,458, after your $130,000 deposit'),
  ).toBeInTheDocument();
});

test('a loan type’s down payment follows the price until another is entered', async () => {
  render(<ClosingCostsCalculator />);
  const down = () => screen.getByLabelText('Down payment');
  await userEvent.setup().click(screen.getByRole('button', { name: 'FHA' }));
  expect(down()).toHaveValue('17,500');
  await retype('Home price', '400000');
  expect(down()).toHaveValue('14,000');
  await retype('Down payment', '30000');
  await retype('Home price', '300000');
  expect(down()).toHaveValue('30,000');
});

test('lists when cash is due, in amounts that add up to it, with any deposit', async () => {
  render(<ClosingCostsCalculator />);
  expect(result()).toBe('$111,442');
  expect(stages()).toEqual([
    ['With your offer', 5000],
    ['Once you choose a lender', 900],
    ['At closing', 105_542],
  ]);
  expect(
    screen.getByText('Cash to Close on your Loan Estimate: $106,442, after your $5,000 deposit'),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/your Cash to Close of \$106,442, less the \$900 you paid earlier\.$/),
  ).toBeVisible();
  await retype('Seller credit', '4000');
  expect(result()).toBe('$107,442');
  expect(stages().at(-1)).toEqual(['At closing', 101_542]);
  await retype('Earnest money deposit', '0');
  expect(result()).toBe('$107,442');
  expect(screen.queryByText(/Cash to Close/)).toBeNull();
  // Costs of $0 aren't listed, nor is the time they would be due.
  await retype('Appraisal and credit report', '0');
  expect(stages()).toEqual([['At closing', 106_542]]);
  expect(screen.queryByText('B. Services you cannot shop for')).toBeNull();
});

const amountsOf = (list: Element | undefined) =>
  [...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) =>
    Number(textContent?.replace('−', '-').replace(/[$,]/g, '')),
  );

test('names the main sections of a Loan Estimate, and adds them up', () => {
  render(<ClosingCostsCalculator />);
  const [, sections] = document.querySelectorAll('dl');
  const names = [...(sections?.querySelectorAll('dt') ?? [])];
  expect(names.map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
    'A.',
    'B.',
    'C.',
    'E.',
    'F.',
    'G.',
    'Cl',
  ]);
  // Section H, "Other", is missing.
  expect(calculatorTexts['/resources/closing-costs'].lead).toMatch(/^See the main closing costs/);
  const amounts = amountsOf(sections);
  expect(amounts.slice(0, -1).reduce((all, each) => all + each, 0)).toBe(amounts.at(-1));
  expect(names.at(-1)).toHaveTextContent('Closing costs2.3% of the price');
});

test('adds up the price to the cash to close', async () => {
  render(<ClosingCostsCalculator />);
  await retype('Seller credit', '4000');
  const [sum] = document.querySelectorAll('dl');
  const names = [...(sum?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Home price',
    'Less your loan',
    'Down payment',
    'Fees (A,\u00a0B,\u00a0C,\u00a0E)',
    'Prepaids and escrow (F,\u00a0G)',
    'Less the seller credit',
    'Total',
    'Less your deposit',
    'Cash to Close on your Loan Estimate',
  ]);
  const [price = 0, loan = 0, down = 0, fees = 0, ahead = 0, credit = 0, needed = 0, deposit = 0, toClose] =
    amountsOf(sum);
  expect([price, loan, credit, deposit]).toEqual([500_000, -400_000, -4000, -5000]);
  expect(price + loan).toBe(down);
  expect(down + fees + ahead + credit).toBe(needed);
  expect(needed + deposit).toBe(toClose);
  expect(result()).toBe(`$${needed.toLocaleString('en-US')}`);
  expect(screen.getAllByText('Cash you’ll need')).toHaveLength(1);
});

test('compares renting and buying line by line, in amounts that add up', () => {
  render(<RentOrBuyCalculator />);
  const table = screen.getByRole('table', { name: 'How it adds up over 7 years' });
  const column = (at: number) =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        Number(row.querySelectorAll('td')[at]?.textContent?.replace('−', '-').replace(/[$,]/g, '')),
      );
  for (const at of [0, 1]) {
    const amounts = column(at);
    expect(amounts.slice(0, -1).reduce((all, each) => all + each, 0)).toBe(amounts.at(-1));
  }
  // Seven years of $2,800 rent and $20 insurance a month, rising 3% a year.
  expect(column(0)[0]).toBe(259_298);
});

test('opens a collapsed field that a link fills with an invalid value', () => {
  window.history.replaceState(null, '', '/#tax=99');
  render(<RentOrBuyCalculator />);
  expect(screen.getByText('Taxes, repairs and other assumptions').closest('details')).toHaveAttribute('open');
});

test('property tax and insurance follow the price until edited, and carry over to the closing costs', async () => {
  render(<MortgageCalculator />);
  const tax = () => screen.getByLabelText('Property tax per year');
  await retype('Home price', '450000');
  expect(tax()).toHaveValue('8,100');
  expect(screen.getByLabelText('Insurance per year')).toHaveValue('1,620');
  expect(tax()).toHaveAccessibleDescription('We use 1.8% of the price. Enter your own.');
  await retype('Property tax per year', '11250');
  await retype('Home price', '600000');
  expect(tax()).toHaveValue('11,250');
  expect(tax()).not.toHaveAccessibleDescription();
  expect(screen.getByLabelText('Insurance per year')).toHaveValue('2,160');
  const link = screen.getByRole('link', { name: 'Estimate the closing costs' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URLSearchParams(link.slice(link.indexOf('#') + 1)))).toMatchObject({
    price: '600000',
    tax: '11250',
  });
});

test('rent or buy needs the down payment of a conventional loan', async () => {
  render(<RentOrBuyCalculator />);
  await retype('Down payment', '14999');
  expect(screen.getByLabelText('Down payment')).toBeInvalid();
  expect(screen.getByLabelText('Down payment')).toHaveAccessibleDescription(
    'Conventional loans need 3% down or more',
  );
  expect(screen.getByRole('status')).not.toHaveTextContent('$');
  await retype('Down payment', '15000');
  expect(screen.getByLabelText('Down payment')).toBeValid();
  expect(screen.getByRole('status')).toHaveTextContent('$');
});
