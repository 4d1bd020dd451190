import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { sitePaths } from '../../../../lib/routes/sitePaths.ts';
import { ContingencyTimeline } from '../figures/ContingencyTimeline.tsx';
import { type GuideText, regulation } from '../guideText.ts';
import { CLOSING_DAY, CONTINGENCIES, SAMPLE_OFFER } from './sampleOffer.ts';

const { price, deposit, sellerCredit } = SAMPLE_OFFER;

export const offer: GuideText = {
  sections: [
    {
      title: 'Know the true monthly cost first',
      paragraphs: [
        'Two homes at the same price can have very different monthly costs. Find out what this one takes before you make an offer.',
        'Send us the address. We’ll figure out the payment at your offer price and at your top price.',
      ],
      points: [
        ['Property tax:', 'ask for the latest bill.'],
        ['HOA dues:', 'ask what they are and what they cover.'],
        ['Homeowner’s insurance:', 'get a quote for this address.'],
        ['Flood insurance:', 'in a high-risk flood zone, your lender will almost always require it.'],
      ],
      link: {
        label: 'Open the mortgage calculator',
        to: `${sitePaths.resources}#mortgage-calculator`,
      },
    },
    {
      title: 'What goes into the offer',
      paragraphs: ['Your agent writes the offer. You decide what’s in it.'],
      points: [
        [
          'Price and deposit.',
          'The deposit, or earnest money, shows you’re serious. It counts toward your cash to close.',
        ],
        ['Closing date.', 'Ask us what’s realistic. A closing in 30 to 45 days is common.'],
        ['What stays.', 'If appliances, a shed or light fixtures come with the home, get it in writing.'],
        ['Seller credits.', 'The seller may pay part of your closing costs. Each loan program sets a limit.'],
      ],
      table: {
        caption: 'A sample offer',
        rows: [
          ['Price', formatDollars(price)],
          [`Deposit, ${(100 * deposit) / price}% of the price`, formatDollars(deposit)],
          ['Seller credit toward closing costs', formatDollars(sellerCredit)],
          ...CONTINGENCIES.map(({ name, days }) => [`${name} contingency`, `${days} days`]),
          ['Closing', `In ${CLOSING_DAY} days`],
        ],
        note: 'Every term is negotiable, and local customs differ. Your agent knows what sellers near you expect.',
      },
      isFigureBeside: true,
      rights: [
        {
          right: 'You pick the title company',
          text: 'You choose the title insurance company if you pay for the policy. A seller can’t make you buy it from a company they pick.',
          source: regulation('RESPA section 9, Regulation X, 12 CFR 1024.16', 1024, 16),
        },
      ],
    },
    {
      title: 'Protect yourself with contingencies',
      paragraphs: [
        'A contingency usually lets you cancel and get your deposit back if something goes wrong, as long as you meet its deadline. Waiving one may win you the home, but it can cost you the deposit. Talk to your agent or a lawyer before you do.',
      ],
      Figure: ContingencyTimeline,
    },
    {
      title: 'Inspect the home, even a new one',
      paragraphs: [
        'An appraisal isn’t an inspection. It tells the lender what the home is worth. Your own inspector looks at the roof, the wiring, the pipes and the furnace. Go with them and ask questions.',
        'Then shop for homeowner’s insurance right away. Where wildfires or floods are a risk, insurance can be hard to get, and lenders won’t close without it.',
      ],
      rights: [
        {
          right: '10 days to check for lead paint',
          text: 'In most homes built before 1978, you have 10 days to check for lead paint, unless you agree otherwise in writing. The seller has to tell you what they know.',
          source: [
            'EPA: Real estate disclosures about lead hazards',
            'https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards',
          ],
        },
        {
          right: 'No kickbacks',
          text: 'In general, no one may pay or take a fee just for referring you to a lender, a title company or another closing service.',
          source: regulation('RESPA section 8, Regulation X, 12 CFR 1024.14', 1024, 14),
        },
      ],
    },
  ],
  states: {
    'New Jersey': [
      {
        title: 'Attorney review.',
        text: 'When an agent prepares the contract for a home with one to four units, you and the seller have 3 business days after you get the signed contract for an attorney to review it. Either attorney can cancel it or ask for changes. If neither does by then, the contract is binding.',
        source: { name: 'N.J.A.C. 11:5-6.2(g)' },
      },
    ],
    California: [
      {
        title: 'Contingencies.',
        text: 'In the standard contract, a contingency stays until you remove it in writing. Once its deadline has passed, the seller can give you notice to remove it, and can cancel if you don’t.',
        source: { name: 'California Association of Realtors, Residential Purchase Agreement (form RPA)' },
      },
    ],
  },
  checklist: [
    'Get the tax bill, HOA dues and an insurance quote',
    'Check the flood zone',
    'Ask us what your payment would be',
    'Set the price you won’t go above',
    'Include financing, inspection and appraisal contingencies',
    'Book the inspection right away',
    'Know when the deposit is due and when you’d lose it',
    'Send us the signed contract the same day',
  ],
  sources: [
    ['CFPB: Buying a house', 'https://www.consumerfinance.gov/owning-a-home/'],
    ['FEMA: Flood map service', 'https://msc.fema.gov/'],
  ],
};
