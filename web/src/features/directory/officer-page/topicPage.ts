import { calculatorPaths, guidePaths, sitePaths } from '../../../lib/routes/sitePaths.ts';

/** The first match is the page, so narrow topics precede broad ones. */
const pages: readonly (readonly [topic: RegExp, path: string])[] = [
  [/\bFHA\b/i, '/loans/fha'],
  [/\bVA\b|\bPCS\b|veteran|military|surviving spouse/i, '/loans/va'],
  [/\bUSDA\b|\brural\b/i, '/loans/usda'],
  [/\bjumbo\b/i, '/loans/jumbo'],
  [/\bconventional\b|\bgift/i, '/loans/conventional'],
  [/\bconstruction\b/i, '/loans/construction'],
  [/\bHELOC|home equity/i, '/loans/heloc'],
  [/alternative lending|bank statement|self-employed|DSCR/i, '/loans/alternative-lending'],
  [/down payment assistance/i, '/loans/down-payment-assistance'],
  [/refinanc|buyout/i, sitePaths.refinance],
  [/\brent(ing)?\b.*\bbuy/i, calculatorPaths.rentOrBuy],
  [/cash to close|closing costs/i, calculatorPaths.closingCosts],
  [/first-time|getting ready/i, guidePaths.gettingReady],
  [/pre-?approval/i, guidePaths.preApproval],
];

/** Returns the page about a topic in an officer's entry; undefined if there is none. */
export const topicPage = (topic: string): string | undefined =>
  pages.find(([words]) => words.test(topic))?.[1];
