import { calculatorPaths, guidePaths, sitePaths } from '../../../lib/routes/sitePaths.ts';
import { topicPage } from './topicPage.ts';

export interface CallNote {
  topic: string;
  /** What to have ready. */
  text: string;
  /** A page with more information. */
  more?: { label: string; path: string };
}

/** Number of notes on an officer's page. */
const COUNT = 3;

/** Notes for a first call about a topic in an officer's entry. The first match counts, so narrow topics precede broad ones. */
const notes: readonly (readonly [topic: RegExp, text: string])[] = [
  [
    /buyout|divorce/i,
    'Who is on the loan and on the deed, and any agreement or court order that says who keeps the home.',
  ],
  [/cash-out/i, 'How much you want to take out, what it’s for, and what your home might sell for.'],
  [/refinanc/i, 'Your latest mortgage statement. It has your balance, your rate and your payment.'],
  [/\bFHA\b/i, 'The range of your credit score, your monthly debts, and how much you can put down.'],
  [/PCS|military/i, 'Your orders, when you report, and whether you’ll keep the home you have.'],
  [
    /surviving spouse/i,
    'VA’s letter about your survivor benefits and your Certificate of Eligibility, if you have them.',
  ],
  [
    /\bVA\b|veteran/i,
    'Your Certificate of Eligibility, if you have it, and whether you’ve used the benefit before.',
  ],
  [
    /\bUSDA\b|\brural\b/i,
    'The address or the area you have in mind, and the income of everyone who will live there.',
  ],
  [/\bjumbo\b/i, 'The price, your down payment, and what you’d still have in savings after closing.'],
  [
    /bank statement/i,
    'Your bank statements for the last 12 or 24 months, and which account your business uses.',
  ],
  [/self-employed/i, 'Two years of tax returns, and when you started your business.'],
  [
    /DSCR|rental income/i,
    'The leases you have, or what similar homes rent for, and two years of tax returns.',
  ],
  [
    /2-4 unit|multi-?family/i,
    'What each unit rents for, which one you’d live in, and what you’ve saved for repairs.',
  ],
  [
    /down payment assistance/i,
    'Your household’s income, the county you’re looking in, and when you last owned a home.',
  ],
  [/\brent(ing)?\b.*\bbuy/i, 'Your rent, what you’ve saved, and how many years you plan to stay.'],
  [/before you sell/i, 'What you owe on your home, what it might sell for, and when you’d list it.'],
  [/moving from/i, 'Where you’ll work after the move, and when your lease ends or your home sells.'],
  [/board package/i, 'What the board asks for, when it meets, and the building’s name.'],
  [/co-?op|condo/i, 'The building’s address, the monthly charges, and any special assessment you know of.'],
  [/cash to close|closing costs/i, 'What you’ve saved, any gift you expect, and the price you have in mind.'],
  [/\bgift/i, 'Who gives the money, how much, and when. They’ll sign a letter that says it isn’t a loan.'],
  [/foreign|overseas/i, 'Where you earn it, in which currency, and whether it’s on your US tax return.'],
  [/co-borrower|multiple jobs/i, 'Who will be on the loan, and for each job: the pay and the start date.'],
  [/job change/i, 'Your offer letter, your start date, and what you did before.'],
  [/pre-?approval/i, 'The pre-approval letter you have, and what has changed since you got it.'],
  [
    /first-time|getting ready/i,
    'What you’d like to pay each month, what you’ve saved, and when you’d like to move.',
  ],
  [/conventional/i, 'Your price range, your down payment, and the range of your credit score.'],
  [/construction/i, 'Whether you own the land, how far along your plans are, and who would build.'],
  [/renovat|remodel/i, 'What you want to change, and a contractor’s estimate if you have one.'],
  [
    /HELOC|home equity/i,
    'What you owe on your mortgage, what your home might sell for, and how much you need.',
  ],
];

/** For officers with few topics that we have notes on. */
const general: readonly CallNote[] = [
  { topic: 'Your plans', text: 'What you want to do, where, and by when.' },
  { topic: 'Your income', text: 'What you earn before taxes, and how long you’ve worked where you do.' },
  {
    topic: 'Your savings and debts',
    text: 'What you’ve saved, and what you pay each month on cards and loans.',
  },
];

/** Labels of the pages, after "More about". */
const labels: Partial<Record<string, string>> = {
  '/loans/fha': 'FHA loans',
  '/loans/va': 'VA loans',
  '/loans/usda': 'USDA loans',
  '/loans/jumbo': 'jumbo loans',
  '/loans/conventional': 'conventional loans',
  '/loans/construction': 'construction loans',
  '/loans/heloc': 'home equity',
  '/loans/alternative-lending': 'alternative lending',
  '/loans/down-payment-assistance': 'down payment assistance',
  [sitePaths.refinance]: 'refinancing',
  [calculatorPaths.closingCosts]: 'closing costs',
  [calculatorPaths.rentOrBuy]: 'renting or buying',
  [guidePaths.gettingReady]: 'getting ready to buy',
  [guidePaths.preApproval]: 'pre-approval',
};

/** Returns what to have ready for a call with an officer, based on their topics; each page is linked once. */
export function callNotes(topics: readonly string[]): CallNote[] {
  const linked = new Set<string>();
  const own = topics.flatMap((topic): CallNote[] => {
    const text = notes.find(([words]) => words.test(topic))?.[1];
    if (text === undefined) return [];
    const path = topicPage(topic);
    const label = path === undefined || linked.has(path) ? undefined : labels[path];
    if (path === undefined || label === undefined) return [{ topic, text }];
    linked.add(path);
    return [{ topic, text, more: { label, path } }];
  });
  return [...own, ...general].slice(0, COUNT);
}
