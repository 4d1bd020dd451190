import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TemplateField } from '../../template/template.ts';
import type { CheckInput } from './advert.ts';
import { CHECKS_NOTE, CHECKS_VERSION, checkFlyer } from './checkFlyer.ts';

const field = (key: string, type: TemplateField['type'] = 'string', label = key): TemplateField => ({
  key,
  type,
  label,
  help_text: '',
});
const FIELDS = [
  field('headline', 'string', 'Headline'),
  field('body', 'rich_text', 'Text'),
  field('disclosure', 'rich_text', 'Disclosure'),
  field('event_date', 'date', 'Date'),
  field('effective_date', 'date', 'Effective date'),
  field('rate_30_year', 'number', '30-year fixed rate'),
  field('apr_30_year', 'number', '30-year fixed APR'),
  field('rate_15_year', 'number', '15-year fixed rate'),
  field('apr_15_year', 'number', '15-year fixed APR'),
  field('venue', 'address', 'Venue'),
  field('photo', 'image', 'Photo'),
];

const inputOf = (data: Record<string, unknown>, more: Partial<CheckInput> = {}): CheckInput => ({
  category: 'flyer',
  version: { default_data: {}, handlebars_schema: { fields: FIELDS }, locked_fields: [] },
  data,
  officer: { name: 'Maria Castellano', nmls: '1992102' },
  company: { name: 'Larkfield Home Mortgage', nmls: '1992001' },
  today: '2026-11-21',
  ...more,
});
const rulesOf = (data: Record<string, unknown>, more?: Partial<CheckInput>) =>
  new Set(checkFlyer(inputOf(data, more)).map(({ rule }) => rule));

/** Sentences that must trigger the rule, and similar ones that must not. */
const TABLE: Record<string, { fires: readonly string[]; silent: readonly string[] }> = {
  'rate-without-apr': {
    fires: [
      'Rates from 5.99%',
      '30-year fixed at 6.125%',
      'Interest rates as low as 5.875 percent',
      'Our rate is 6 % this week',
      '5.5% interest',
      'Rates from 5.99 today',
      'RATES STARTING AT ５.９９％',
      'as low as 5.25%*',
      'Buy at 5.5%!',
      'Same-day approval at 5.5%',
      'Lock in at 5.875 percent',
    ],
    silent: [
      'Approved at 43% DTI',
      'Get approved at 43% back-end ratio',
      'Refinance at 80% loan-to-value',
      'Loans at 96.5% loan to value',
      'FHA mortgage insurance at 0.55% a year',
      'Loan fees at 1%',
      'Loans closed on time at 99%',
      'Loans at 97% of the price',
      'Open house at 230 Elm Street, 5% down',
      'Rates from 5.99% (6.12% APR)',
      '6.125% rate, 6.241% annual percentage rate',
      'Now 6.241% APR',
      'APR of 6.241%',
      'Put 3.5% down',
      'Up to 97% LTV',
      'We pay 1% of the price toward your closing costs',
      'Rates are down 1% since May',
      'The down payment is 3.5%',
      '100% of our officers live in New Jersey',
      'Ask me about rates',
    ],
  },
  'payment-trigger': {
    fires: [
      'Own it for only $1,900 a month',
      'Payments as low as $1,450',
      'Just $2,100/mo!',
      'Your monthly payment: $1,900',
      '$1,900 per month',
      '360 monthly payments',
      '＄1,900 a month',
    ],
    silent: [
      'Ask me what your monthly payment could be',
      'Affordable monthly payments',
      'Stop paying $2,400 a month in rent',
      'HOA dues of $250 a month',
      'A down payment of $20,000',
      'Listed at $649,000',
      'Taxes are $900 a month',
    ],
  },
  'finance-charge-trigger': {
    fires: [
      'Origination fee of only $995',
      '1.5 discount points',
      '$400 in mortgage insurance',
      'Finance charge: $1,200',
    ],
    silent: ['Three points to remember', 'No discount points', 'Low closing costs', 'A price of $400,000'],
  },
  'period-trigger': {
    fires: [
      'A 30-year mortgage',
      'Thirty year fixed',
      'Terms: 15 or 30 years',
      'Repay it over 20 years',
      'A 180-month loan',
    ],
    silent: [
      'Serving families for 30 years',
      'A 30-day rate lock',
      'A 25-year-old roof',
      'After 30 years in the business',
      'Founded in 1992',
    ],
  },
  'down-payment-trigger': {
    fires: ['Only 3.5% down', '$10,000 down', 'Down payments from 3%', 'Minimum down payment: 5 percent'],
    silent: [
      'No down payment',
      '0% down for veterans',
      'Find help with the down payment',
      'Down payment assistance of up to $10,000',
      'Prices came down',
    ],
  },
  'heloc-terms': {
    fires: [
      'A HELOC with a 10-year draw period',
      'Home equity line of credit: no annual fee',
      'HELOC rates from 8.25%',
      'Your HELOC at 8.25% APR',
    ],
    silent: [
      'Ask me about a HELOC',
      'A home equity line can pay for the kitchen',
      'HELOC: 8.25% APR, maximum APR 18%, fees of $0 to $500',
    ],
  },
  'fixed-adjustable': {
    fires: [
      'A fixed 5/1 ARM',
      '5/6 ARM with a fixed rate',
      'Fixed-rate adjustable mortgage',
      'HELOC with a low fixed rate',
    ],
    silent: [
      'Fixed and adjustable-rate mortgages',
      'Choose a fixed rate or an ARM',
      'Our 7/6 ARM has a fixed rate for the first 7 years, then it may increase',
      'Fixed-rate loans for 15 or 30 years',
      'Come to our fixed date: 5/1 at noon',
    ],
  },
  guaranteed: {
    fires: [
      'Guaranteed approval',
      'Approval GUARANTEED!',
      'We guarantee the lowest rate',
      'G u a r a n t e e d  loans',
      'Guаrаntееd closing in May',
      'Guar\u00adanteed financing',
      'guaran\u200bteed mortgage',
      'g.u.a.r.a.n.t.e.e.d. loan',
      'Guaranteed approval for VA loans',
      'Don’t wait: guaranteed approval',
      'No hassle guaranteed loans',
      'No worries, approval guaranteed',
      'Not only guaranteed approval, but also coffee',
    ],
    silent: [
      'Approval is not guaranteed',
      'This is no guarantee of a loan',
      'VA loans are partly guaranteed by the Department of Veterans Affairs',
      'USDA guaranteed loans',
      'The VA guarantees part of the loan',
      'This letter does not guarantee an approval',
      'The guarantee fee may be financed',
    ],
  },
  'already-approved': {
    fires: [
      "You're pre-approved!",
      'You have been pre-selected',
      'You’re already approved',
      'Your loan has been approved',
      'YOU ARE PREAPPROVED',
      'Consider yourself pre approved',
      'A pre-approved offer for you',
    ],
    silent: [
      'Get pre-approved',
      'Ask how to be pre-approved before you shop',
      'Once you are pre-approved, we look at houses',
      'If you have been approved elsewhere, compare',
      'Are you pre-approved?',
      'A pre-approved buyer is taken seriously',
      'You are not approved until an underwriter signs',
    ],
  },
  'immediate-approval': {
    fires: [
      'Immediate approval',
      'INSTANT PRE-APPROVAL',
      'On-the-spot approvals',
      'Approved in 5 minutes',
      'Instant online approval',
      'Immediate   closing',
      'Get approved online in just minutes',
    ],
    silent: [
      'A quick answer from a person',
      'We call you back in 5 minutes',
      'Immediate occupancy',
      'Close in 30 days',
      'We cannot offer immediate approval',
    ],
  },
  'same-day-approval': {
    fires: ['Same-day approval', 'Approval within 24 hours', '24-hour pre-approval'],
    silent: ['We answer the same day', 'Open 24 hours', 'Same-day appointments'],
  },
  'unqualified-credit': {
    fires: [
      'Everyone is approved',
      'Anyone can qualify',
      'No credit check',
      'Bad credit? No problem',
      'Bad credit OK',
      'No one is turned down',
      'No income verification needed',
    ],
    silent: [
      'Not everyone qualifies',
      'Past credit trouble does not close the door',
      'We check your credit once',
      'All loans are subject to credit approval',
      'Everyone is welcome',
    ],
  },
  'debt-elimination': {
    fires: [
      'Eliminate your debt',
      'Wipe out all your credit card debt',
      'Become debt-free',
      'Get rid of your mortgage',
    ],
    silent: [
      'Consolidate your debts',
      'Pay off your mortgage sooner',
      'Cancel your mortgage insurance',
      'Debt-to-income ratio',
    ],
  },
  counselor: {
    fires: ['Your loan counselor', 'Mortgage counsellors on site', 'I am your home counselor'],
    silent: ['Talk to a HUD-approved housing counselor', 'Counsel from an attorney', 'Your loan officer'],
  },
  'government-claim': {
    fires: ['A new government loan program', 'Government-supported loans', 'Government home buyer programs'],
    silent: [
      'FHA loans are a government-backed loan program',
      'VA and USDA: government loans for those who qualify',
      'Near the government center',
      'We are not a government agency',
    ],
  },
  'government-relief': {
    fires: [
      'Federal mortgage relief',
      'The stimulus program for homeowners',
      'Government assistance for your refinance',
      'FHA announces federal housing relief',
      'The president’s refinance plan',
      'White House loan program',
    ],
    silent: [
      'A relief on the facade',
      'New Jersey down payment assistance',
      'Federal Street, Newark',
      'Vice President, Home Loan Consultant',
      'President’s Day: refinance and save',
    ],
  },
  'government-look-alike': {
    fires: [
      'OFFICIAL NOTICE',
      'Final notice',
      'Endorsed by HUD',
      'Approved by the federal government',
      'We are affiliated with the VA',
      'Notice of eligibility',
    ],
    silent: [
      'Not endorsed by any government agency',
      'We are not affiliated with the VA',
      'FHA-approved lender',
      'Insured by the Federal Housing Administration',
      'Please notice the garden',
    ],
  },
  'savings-claim': {
    fires: ['Save $300 a month on your mortgage', 'Cut your payment in half', 'Skip two payments'],
    silent: ['Save money', 'Savings for a first home', 'Lower the volume'],
  },
  'superlative-rate': {
    fires: ['The lowest rates in town', 'Best mortgage rates', 'We beat any rate'],
    silent: ['The best coffee in Clifton', 'Our best wishes', 'Low rates'],
  },
  'no-cost-claim': {
    fires: ['No closing costs', 'No-cost refinance', 'We pay your closing costs'],
    silent: [
      'Sellers may pay up to six percent toward closing costs',
      'No fee to attend',
      'Ask about closing costs',
    ],
  },
  'no-points-claim': {
    fires: ['No points', 'Zero discount points'],
    silent: ['No point in waiting', 'No points of view'],
  },
  'free-money': {
    fires: ['Your HELOC is free money', 'FREE CASH from a home equity line'],
    silent: ['Free coffee with your HELOC', 'No such thing as free money'],
  },
  'tax-deductible': {
    fires: ['The interest is tax-deductible', 'Deduct your mortgage interest'],
    silent: ['Interest may be tax-deductible. Consult a tax advisor.', 'Interest is not tax deductible'],
  },
  steering: {
    fires: [
      'No children',
      'Adults only',
      'Perfect for young families',
      'A Christian community',
      'Ideal for empty nesters',
      'A white neighborhood',
      'No Section 8',
      'English-speaking only',
      'Not suitable for children',
    ],
    silent: [
      'A single-family home',
      'Perfect for entertaining',
      'A quiet street',
      'White kitchen cabinets',
      'Three bedrooms and a family room',
      'Black walnut floors',
      'Near Saint Mary’s church',
      'We do not discriminate against families with children',
      'Equal housing: all families, regardless of religion',
    ],
  },
  placeholder: {
    fires: [
      'Lorem ipsum dolor sit amet',
      'Dear [Name]',
      'Call [Your Phone]',
      'At XXX Main Street',
      'Time: TBD',
      'Hello {{client_name}}',
      'Insert headline here',
      'Your name here',
      'Call 000-000-0000',
      'Dear <your name>',
      'Price: $XXX,XXX',
    ],
    silent: [
      'A house on Maxxx Street',
      'Dear Ms. Doyle',
      'Super Bowl XXX memories',
      'See [1] below',
      'Size XL',
      'Put your stamp here and there',
    ],
  },
  'other-lender': {
    fires: [
      'Better than Wells Fargo',
      'Your Chase mortgage',
      'Leave Rocket Mortgage',
      'Wells\nFargo borrowers',
    ],
    silent: [
      'Chase your dreams',
      'Next to the Wells Fargo Center',
      'At 12 Chase Street',
      'A better mortgage rate',
    ],
  },
  'other-nmls': {
    fires: ['NMLS # 1234567', 'nmls id: 55501'],
    silent: ['NMLS # 1992102', 'NMLS 1992001', 'NMLS Consumer Access'],
  },
  'past-date': {
    fires: ['Offer ends March 3, 2025', 'Valid through 11/1/2026', 'Expires Nov. 20, 2026'],
    silent: ['Offer ends March 3, 2027', 'Founded March 3, 1992', 'Valid through 11/21/2026'],
  },
};

describe('checkFlyer', () => {
  for (const [rule, { fires, silent }] of Object.entries(TABLE)) {
    describe(rule, () => {
      it.each(fires)('finds: %s', (text) => {
        expect(rulesOf({ body: text })).toContain(rule);
        expect(rulesOf({ headline: text })).toContain(rule);
      });
      it.each(silent)('ignores: %s', (text) => {
        expect(rulesOf({ body: text })).not.toContain(rule);
        expect(rulesOf({ headline: text })).not.toContain(rule);
      });
    });
  }

  it('has tables of at least sixty examples for each outcome', () => {
    const count = (way: 'fires' | 'silent') =>
      Object.values(TABLE).reduce((sum, row) => sum + row[way].length, 0);
    expect(count('fires')).toBeGreaterThan(100);
    expect(count('silent')).toBeGreaterThan(100);
  });

  it('gives each rule one id, and each finding a source and a sentence', () => {
    const findings = checkFlyer(
      inputOf(
        {
          body: Object.values(TABLE)
            .flatMap(({ fires }) => fires)
            .join('\n'),
        },
        { officer: { name: '', nmls: '' } },
      ),
    );
    expect(findings.length).toBeGreaterThan(25);
    for (const { source, message, excerpt, label } of findings) {
      expect(source.citation).not.toBe('');
      expect(source.seen).not.toBe('');
      expect(message).not.toMatch(/undefined/);
      expect(excerpt.length).toBeLessThanOrEqual(120);
      expect(label).not.toBe('');
    }
  });

  describe('rules of New Jersey', () => {
    const limited = ['immediate-approval', 'same-day-approval', 'no-points-claim', 'rate-without-date'];
    const claim = { body: 'Immediate approval, or same-day approval. No points. 6.25% rate (6.4% APR).' };
    const severities = (more: Partial<CheckInput>, data: Record<string, unknown> = claim) =>
      Object.fromEntries(
        checkFlyer(inputOf(data, more))
          .filter(({ rule }) => limited.includes(rule))
          .map(({ rule, severity, source, message }) => [
            rule,
            `${severity}: ${/^N.J.A.C. 3:2|12 CFR [\d.]+/.exec(source.citation)?.[0]}: ${message.split(/[,.]/)[0]}`,
          ]),
      );
    const branch = (address: string) => ({ branch: { name: 'Branch', address, licenseNumber: '' } });
    const strict = {
      'immediate-approval':
        'block: N.J.A.C. 3:2: New Jersey treats "immediate approval" or "immediate closing"',
      'same-day-approval': 'warn: N.J.A.C. 3:2: This comes close to "immediate approval"',
      'no-points-claim':
        'warn: N.J.A.C. 3:2: New Jersey treats a "no-point" loan as deceptive if any points are charged',
      'rate-without-date': 'warn: N.J.A.C. 3:2: A specific rate needs its date',
    };

    it.each([
      ['for an unknown state', {}, claim],
      ['for New Jersey', branch('855 Route 3, Clifton, NJ 07012'), claim],
      [
        'by a branch elsewhere, for a home in New Jersey',
        branch('1 Main Street, Oakland, CA 94601'),
        { ...claim, venue: '4 Pier Road, Asbury Park, NJ 07712' },
      ],
    ])('block on a flyer that is %s', (_, more, data) => {
      expect(severities(more, data)).toEqual(strict);
    });

    it('become federal warnings on a flyer for another state', () => {
      expect(severities(branch('1 Main Street, Oakland, CA 94601'))).toEqual({
        'immediate-approval':
          'warn: 12 CFR 1014.3: Promise an immediate approval or closing only if you can show it for every applicant',
        'same-day-approval':
          'warn: 12 CFR 1014.3: Promise an approval or closing by a time only if you can show it for every applicant',
        'no-points-claim':
          'warn: 12 CFR 1014.3: Say this only if no points are charged on any of the loans that the flyer is about',
        'rate-without-date': 'warn: 12 CFR 1026.24: Show the date of a specific rate',
      });
    });
  });

  it('never claims to certify a flyer', () => {
    expect(CHECKS_NOTE).toContain('don’t certify');
    expect(CHECKS_VERSION).not.toBe('');
  });

  describe('standard texts on flyers', () => {
    const usual: Record<string, unknown>[] = [
      {
        headline: 'Just listed: sunlight in every room',
        body: 'A center-hall colonial on a quiet block, with the original oak floors, a new kitchen that opens to the garden, and a finished third floor. Six minutes’ walk to the train.',
        disclosure:
          'This is not a commitment to lend. All loans are subject to credit approval. Programs and rates may change without notice.',
      },
      {
        headline: 'Your first home, one step at a time',
        body: 'Get pre-approved. A letter that sellers take seriously, usually within a day.\nFind help with the down payment.\nWe stay with you from appraisal to closing.',
      },
      {
        headline: 'Welcome home!',
        body: 'May the porch light always be on for you, and the coffee always hot.',
      },
      {
        body: 'Dear Ms. Doyle,\n\nI have reviewed their income, their assets and their credit myself. They can close within thirty days of an accepted offer. Their down payment is in the bank. Rates are lower than when they bought their present home.',
      },
    ];
    it.each(usual)('finds nothing: %j', (data) => {
      expect(checkFlyer(inputOf(data))).toEqual([]);
    });

    it('accepts a rate sheet with APRs, and warns about what’s missing', () => {
      const sheet = {
        headline: 'Rates of the week',
        effective_date: '2026-11-16',
        rate_30_year: 6.125,
        apr_30_year: 6.241,
        rate_15_year: 5.375,
        apr_15_year: 5.562,
        body: 'Sample scenario: single-family primary residence, 740+ credit score, 20% down.',
      };
      const findings = checkFlyer(inputOf(sheet, { category: 'rate_sheet' }));
      expect(findings.filter(({ severity }) => severity === 'block')).toEqual([]);
      expect(new Set(findings.map(({ rule }) => rule))).toEqual(
        new Set(['period-trigger', 'down-payment-trigger']),
      );
      const complete = { ...sheet, body: `${sheet.body} 360 payments of $6.08 per $1,000 borrowed.` };
      expect(checkFlyer(inputOf(complete, { category: 'rate_sheet' }))).toEqual([]);
    });
  });

  describe('rates in number fields', () => {
    it('reports the rate that lacks its own APR', () => {
      const findings = checkFlyer(inputOf({ rate_30_year: 6.125, apr_30_year: 6.241, rate_15_year: 5.375 }));
      const blocking = findings.filter(({ severity }) => severity === 'block');
      expect(blocking).toMatchObject([
        { rule: 'rate-without-apr', field: 'rate_15_year', label: '15-year fixed rate' },
      ]);
    });
    it('accepts a number as text', () => {
      expect(rulesOf({ rate_30_year: '6.125' })).toContain('rate-without-apr');
    });
    it('warns about an APR below its rate', () => {
      expect(rulesOf({ rate_30_year: 6.5, apr_30_year: 6.241 })).toContain('apr-below-rate');
      expect(rulesOf({ rate_30_year: 6.125, apr_30_year: 6.241 })).not.toContain('apr-below-rate');
    });
    it('warns about a rate without a date', () => {
      expect(rulesOf({ body: 'Rates from 5.99% (6.1% APR)' })).toContain('rate-without-date');
      expect(rulesOf({ body: 'As of Nov 16, 2026: 5.99% rate (6.1% APR)' })).not.toContain(
        'rate-without-date',
      );
      expect(rulesOf({ body: '5.99% rate (6.1% APR)', effective_date: '2026-11-16' })).not.toContain(
        'rate-without-date',
      );
    });
  });

  it('blocks a rate in the headline with its APR in the small print', () => {
    const findings = checkFlyer(inputOf({ headline: 'Rates from 5.99%', disclosure: '6.12% APR' }));
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'apr-less-prominent', severity: 'block', field: 'headline' }),
    );
    expect(rulesOf({ headline: 'Rates from 5.99% (6.12% APR)' })).not.toContain('apr-less-prominent');
  });

  it('accepts a payment with the three disclosures, wherever they are', () => {
    const headline = 'Own it for $1,900 a month';
    const [finding] = checkFlyer(inputOf({ headline }));
    expect(finding).toMatchObject({
      rule: 'payment-trigger',
      severity: 'block',
      field: 'headline',
      excerpt: '$1,900 a month',
    });
    expect(finding?.message).toContain(
      'Missing: the down payment, the terms of repayment (how many payments, and how much each) and the APR.',
    );
    expect(rulesOf({ headline, body: '20% down, 360 payments, 6.241% APR.' })).not.toContain(
      'payment-trigger',
    );
    expect(checkFlyer(inputOf({ headline, body: '20% down, 6.241% APR' }))[0]?.message).toContain(
      'Missing: the terms of repayment (how many payments, and how much each).',
    );
    expect(
      rulesOf({ headline: 'Refinance: $1,900 a month', body: '360 payments, 6.241% APR' }),
    ).not.toContain('payment-trigger');
  });

  it('blocks a payment in the headline, even in a locked field', () => {
    const version = {
      default_data: { body: 'For example $1,800 a month' },
      handlebars_schema: { fields: FIELDS },
      locked_fields: ['body'],
    };
    const found = checkFlyer(inputOf({ headline: 'Own it for $1,900 a month' }, { version }));
    expect(found.map(({ field: key, severity }) => [key, severity])).toEqual([
      ['headline', 'block'],
      ['body', 'warn'],
    ]);
  });

  it('doesn’t let the word HELOC excuse a mortgage', () => {
    const body = 'HELOC: 8.25% APR, maximum APR 18%, fees of $0 to $500';
    expect(rulesOf({ headline: 'Your mortgage: $1,900 a month', body })).toContain('payment-trigger');
    expect(rulesOf({ headline: 'Only $190 a month', body })).not.toContain('payment-trigger');
  });

  describe('people and company', () => {
    it('blocks a flyer without NMLS numbers and names', () => {
      const findings = checkFlyer(
        inputOf({}, { officer: { name: 'M', nmls: ' ' }, company: { name: '', nmls: 'pending' } }),
      );
      expect(findings.map(({ field: key, severity }) => [key, severity])).toEqual([
        ['officer.nmls', 'block'],
        ['company.nmls', 'block'],
        ['company.name', 'block'],
      ]);
    });
    it('checks the officer’s title', () => {
      const officer = { name: 'M', nmls: '1', title: 'Senior Loan Counselor' };
      expect(checkFlyer(inputOf({}, { officer }))).toMatchObject([
        { rule: 'counselor', field: 'officer.title', label: 'Job title' },
      ]);
    });
    it('never reports the company itself as another lender', () => {
      const company = { name: 'Movement Mortgage of Clifton', nmls: '1' };
      expect(rulesOf({ body: 'Movement Mortgage welcomes you' }, { company })).not.toContain('other-lender');
    });
    it('only warns if the flyer says that we’re not affiliated', () => {
      const body = 'Better than Wells Fargo. We are not affiliated with Wells Fargo.';
      expect(checkFlyer(inputOf({ body })).map(({ severity }) => severity)).toEqual(['warn']);
    });
  });

  it('warns about a past event and old rates', () => {
    expect(rulesOf({ event_date: '2026-11-20' })).toContain('past-date');
    expect(rulesOf({ event_date: '2026-11-21' })).not.toContain('past-date');
    expect(rulesOf({ effective_date: '2026-11-10' })).not.toContain('past-date');
    expect(rulesOf({ effective_date: '2026-11-10' }, { category: 'rate_sheet' })).toContain('past-date');
    expect(rulesOf({ event_date: 'soon' }, { today: 'never' })).not.toContain('past-date');
  });

  it('only warns about the template’s own text', () => {
    const version = {
      default_data: { body: 'Guaranteed approval' },
      handlebars_schema: { fields: FIELDS },
      locked_fields: ['body'],
    };
    expect(checkFlyer(inputOf({ body: 'Own words' }, { version }))).toMatchObject([
      { rule: 'guaranteed', severity: 'warn', excerpt: 'Guaranteed' },
    ]);
  });

  it('blocks a value in a locked field without a default', () => {
    const version = { default_data: {}, handlebars_schema: { fields: FIELDS }, locked_fields: ['body'] };
    expect(checkFlyer(inputOf({ body: 'Guaranteed approval' }, { version }))).toMatchObject([
      { severity: 'block' },
    ]);
  });

  it('only warns about an approval in a letter', () => {
    const data = { body: 'You are pre-approved' };
    expect(checkFlyer(inputOf(data, { category: 'letter' }))).toMatchObject([{ severity: 'warn' }]);
  });

  it('finds a word that is split over runs and tags', () => {
    const spans = [{ text: 'Guar', bold: true }, { text: 'anteed approval' }];
    expect(rulesOf({ body: { paragraphs: [{ type: 'paragraph', spans }] } })).toContain('guaranteed');
    expect(rulesOf({ body: { paragraphs: [{ runs: spans }] } })).toContain('guaranteed');
    expect(rulesOf({ body: '<p><b>Guar</b>anteed approval</p>' })).toContain('guaranteed');
    expect(
      rulesOf({
        body: { paragraphs: [{ spans: [{ text: 'Immediate' }] }, { spans: [{ text: 'approval' }] }] },
      }),
    ).toContain('immediate-approval');
  });

  it('quotes the words as typed', () => {
    const [finding] = checkFlyer(inputOf({ body: 'Now: G\u00adUARANTEED approval!' }));
    expect(finding?.excerpt).toBe('G\u00adUARANTEED');
  });

  it('lists blocking findings first, then in the order of the form', () => {
    const found = checkFlyer(
      inputOf({ headline: 'No points', body: 'Lorem ipsum', disclosure: 'Guaranteed approval' }),
    );
    expect(found.map(({ field: key, severity }) => [key, severity])).toEqual([
      ['body', 'block'],
      ['disclosure', 'block'],
      ['headline', 'warn'],
    ]);
  });

  const words = Object.values(TABLE).flatMap(({ fires, silent }) => [...fires, ...silent]);

  it('never throws, whatever the data', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...FIELDS.map(({ key }) => key)),
          fc.oneof(fc.anything(), fc.string({ unit: 'binary' })),
        ),
        fc.string(),
        (data, nmls) => {
          expect(Array.isArray(checkFlyer(inputOf(data, { officer: { name: nmls, nmls } })))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('finds a phrase in any case, spacing and emphasis', () => {
    const phrase = fc.constantFrom(
      'guaranteed approval',
      'immediate approval',
      'lorem ipsum',
      "you're pre-approved",
    );
    fc.assert(
      fc.property(phrase, fc.array(fc.nat({ max: 5 }), { minLength: 25, maxLength: 25 }), (text, choices) => {
        const typed = [...text]
          .map((char, i) => {
            if (char === ' ') return ['  ', '\n', '\u00a0', ' \t ', ' ', '\u2003'][choices[i] ?? 0];
            return [char, char.toUpperCase(), `${char}\u200b`, `${char}\u00ad`, char, `${char}\u0301`][
              choices[i] ?? 0
            ];
          })
          .join('');
        expect(checkFlyer(inputOf({ body: typed })).length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });

  it('is quick on long and hostile texts', () => {
    const pieces = fc.constantFrom(
      ...words,
      '$1,',
      'payments ',
      'no ',
      'term ',
      '%',
      '5 ',
      'fixed ',
      'arm ',
      ' a b c d e f g',
      '[your ',
      '<a',
      '{{',
      'x',
      'nmls # ',
      ' ',
    );
    fc.assert(
      fc.property(pieces, pieces, (one, other) => {
        const body = `${one}${other}`.repeat(20_000).slice(0, 20_000);
        const before = Date.now();
        checkFlyer(inputOf({ body, headline: body, disclosure: body }));
        // Milliseconds; allows for a slow, busy machine. Anything nonlinear takes minutes.
        expect(Date.now() - before).toBeLessThan(3000);
      }),
      { numRuns: 40 },
    );
  });
});
