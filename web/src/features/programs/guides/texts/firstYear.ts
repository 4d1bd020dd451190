import { FirstYearDates } from '../figures/FirstYearDates.tsx';
import { PaymentChange } from '../figures/PaymentChange.tsx';
import { PmiBar } from '../figures/PmiBar.tsx';
import { cfpb, type GuideText, regulation } from '../guideText.ts';

export const firstYear: GuideText = {
  sections: [
    {
      title: 'Know who to pay',
      paragraphs: [
        'Your first payment is usually due on the first day of the second month after closing. If no bill has come a week before, call the number in your closing papers. Pay on time even without a bill.',
        'The company that collects your payments, your servicer, may change. You’ll get a letter from each of them, or one letter from the two together. Before you pay anyone new, make sure the old servicer confirms the loan number and the date. The terms of your loan stay the same.',
        'You’ll also get mail that looks official. Ignore letters that offer to sell you a copy of your deed.',
      ],
      rights: [
        {
          right: '60 days of protection when your servicer changes',
          text: 'For 60 days after your loan moves to a new servicer, a payment you sent to the old one on time can’t be treated as late.',
          source: regulation('Regulation X, 12 CFR 1024.33(c)', 1024, 33),
        },
      ],
    },
    {
      title: 'Why your payment can change',
      paragraphs: [
        'With a fixed rate, your principal and interest stay the same. But most payments also include money for an escrow account, which pays your property tax and insurance. When those bills go up, so does your payment.',
        'Read the escrow statement you get each year. It shows what was paid from the account, and what your payment will be.',
        'If the account came up short, your payment rises a bit more for a while to make up the shortage. When the shortage is a month’s escrow payment or more, your servicer has to give you at least 12 months to pay it.',
      ],
      Figure: PaymentChange,
      isFigureBeside: true,
    },
    {
      title: 'Put these on your calendar',
      paragraphs: ['Start with these five. What your state adds is below.'],
      Figure: FirstYearDates,
    },
    {
      title: 'Drop your mortgage insurance',
      Figure: PmiBar,
      paragraphs: [
        'Did you put less than 20% down on a conventional loan? Then part of your payment is private mortgage insurance, or PMI. You don’t have to pay it for as long as you have the loan.',
        'With a fixed rate, your closing papers include a PMI disclosure. It gives the date when you can ask to cancel (sooner if you pay extra) and the date when PMI ends without asking.',
      ],
      rights: [
        {
          right: 'Ask to cancel PMI at 80%',
          text: 'Your balance has to be down to 80% of the home’s original value: the price or the appraisal, whichever was lower. Ask in writing. You need a good payment history and current payments. The lender may want proof that the home hasn’t lost value and has no second mortgage.',
          source: cfpb(
            'CFPB: When can I remove private mortgage insurance?',
            'when-can-i-remove-private-mortgage-insurance-pmi-from-my-loan-en-202',
          ),
        },
        {
          right: 'PMI ends automatically at 78%',
          text: 'It ends on the date when your balance is scheduled to reach 78%, if your payments are current. FHA and USDA loans have other rules.',
          source: [
            'Homeowners Protection Act, 12 U.S.C. 4902',
            'https://www.law.cornell.edu/uscode/text/12/4902',
          ],
        },
      ],
    },
    {
      title: 'If money gets tight',
      paragraphs: [
        'Call your servicer before you miss a payment. Most servicers have to tell you about your options. A HUD-approved housing counselor can help you avoid foreclosure at no cost. Don’t pay anyone who promises to save your home.',
      ],
      rights: [
        {
          right: '120 days before foreclosure starts',
          text: 'In most cases, a servicer can’t start foreclosure until you’re more than 120 days behind. Use that time to ask for help.',
          source: regulation('Regulation X, 12 CFR 1024.41(f)', 1024, 41),
        },
      ],
    },
  ],
  states: {
    'New Jersey': [
      {
        title: 'Property tax relief.',
        text: 'If your income is below the limit, programs such as ANCHOR refund part of your property tax. Check each year whether you have to apply; new owners may have to wait a year.',
        source: {
          name: 'New Jersey Division of Taxation: ANCHOR program',
          address: 'https://www.nj.gov/treasury/taxation/anchor/',
        },
      },
    ],
    California: [
      {
        title: 'Homeowners’ exemption.',
        text: 'It takes $7,000 off the taxable value of your main home. File once with the county, by February 15 for the whole year.',
        source: {
          name: 'California State Board of Equalization: Homeowners’ exemption',
          address: 'https://www.boe.ca.gov/proptaxes/homeowners_exemption.htm',
        },
      },
      {
        title: 'Supplemental tax bill.',
        text: 'It comes after you buy, and goes to you and not to your servicer. Set money aside for it.',
        source: {
          name: 'California State Board of Equalization: Supplemental assessment',
          address: 'https://www.boe.ca.gov/proptaxes/supplasmt.htm',
        },
      },
    ],
  },
  checklist: [
    'Change the locks, and test smoke and carbon monoxide alarms',
    'Keep your closing documents in one safe place',
    'If you pay PMI, put the dates from your PMI disclosure on your calendar',
    'Set up autopay, and check the first payment',
    'File for your state’s property tax relief',
    'Build a repair fund: 1% of the home’s price a year is a common rule of thumb',
  ],
  sources: [
    regulation('Regulation X, 12 CFR 1024.17: escrow accounts', 1024, 17),
    [
      'Homeowners Protection Act, 12 U.S.C. 4903: PMI disclosure',
      'https://www.law.cornell.edu/uscode/text/12/4903',
    ],
    ['CFPB: Find a housing counselor', 'https://www.consumerfinance.gov/find-a-housing-counselor/'],
  ],
};
