import { routePaths } from '../../../../lib/routes/routePaths.ts';
import { type GuideText, regulation } from '../guideText.ts';

export const offer: GuideText = {
  sections: [
    {
      title: 'Know the true monthly cost first',
      paragraphs: [
        'Two homes at one price can cost very different amounts. Ask for the tax bill, the HOA dues and an insurance quote before you offer. Is the home in a flood zone? Then most lenders will require flood insurance.',
        'Send us the address. We’ll figure the payment at your price, and at the price you’d go up to.',
      ],
    },
    {
      title: 'What goes into the offer',
      paragraphs: ['Your agent writes it. You decide these.'],
      points: [
        [
          'Price and deposit.',
          'The deposit, or earnest money, shows you’re serious. It counts toward your cash to close.',
        ],
        ['Closing date.', 'Ask us what’s realistic. Thirty to 45 days is common.'],
        ['What stays.', 'Appliances, sheds and light fixtures: put it in writing.'],
        ['Seller help.', 'The seller may pay part of your closing costs. Each loan program sets a limit.'],
      ],
    },
    {
      title: 'Keep your ways out',
      paragraphs: [
        'A contingency lets you cancel and get your deposit back if something goes wrong. Giving one up may win the home, but it can cost you the deposit. Talk to your agent or a lawyer before you do.',
      ],
      points: [
        ['Financing:', 'you can cancel if your loan isn’t approved by a date.'],
        ['Inspection:', 'you can cancel, or ask for repairs, after an inspector has seen the home.'],
        ['Appraisal:', 'you can talk again if the home is valued below the price.'],
      ],
    },
    {
      title: 'Inspect the home, even a new one',
      paragraphs: [
        'An appraisal isn’t an inspection. It tells the lender what the home is worth. Your own inspector looks at the roof, the wiring, the pipes and the furnace. Go along and ask questions.',
        'Then shop for home insurance right away. In some places it’s hard to find, and you can’t close without it.',
      ],
    },
  ],
  checklist: [
    'Get the tax bill, HOA dues and an insurance quote',
    'Check the flood zone',
    'Ask us for the payment at your price',
    'Set the price you won’t go above',
    'Put financing, inspection and appraisal contingencies in writing',
    'Book the inspection for the first week',
    'Know when the deposit is due and when you’d lose it',
    'Send us the signed contract the same day',
  ],
  rules: [
    {
      figure: '10 days',
      text: 'to test for lead paint, in most homes built before 1978. The seller has to tell you what they know and give you the EPA’s booklet. You can agree on more or fewer days.',
      source: [
        'EPA: Real estate disclosures about lead hazards',
        'https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards',
      ],
    },
    {
      figure: 'Your choice',
      text: 'of title insurer, if you pay for it. A seller can’t make you buy from a company they pick.',
      source: regulation('RESPA section 9, Regulation X, 12 CFR 1024.16', 1024, 16),
    },
    {
      figure: 'No kickbacks',
      text: 'A company may not pay anyone for sending you to a lender or a title company.',
      source: regulation('RESPA section 8, Regulation X, 12 CFR 1024.14', 1024, 14),
    },
  ],
  tool: {
    text: 'See what a different price or down payment does to your payment.',
    label: 'Open the mortgage calculator',
    to: `${routePaths.resources}#mortgage-calculator`,
  },
  sources: [
    ['CFPB: Buying a house', 'https://www.consumerfinance.gov/owning-a-home/'],
    ['FEMA: Flood map service', 'https://msc.fema.gov/'],
  ],
};
