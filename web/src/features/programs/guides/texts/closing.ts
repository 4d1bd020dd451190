import { calculatorPaths } from '../../../../lib/routes/sitePaths.ts';
import { CashToClose } from '../figures/CashToClose.tsx';
import { ClosingDisclosureSketch } from '../figures/ClosingDisclosureSketch.tsx';
import { type GuideText, regulation } from '../guideText.ts';

export const closing: GuideText = {
  sections: [
    {
      title: 'Compare the Closing Disclosure',
      paragraphs: [
        'The Closing Disclosure has the final rate, payment and costs. Put it next to your last Loan Estimate and go line by line. Both forms use the same sections, so changes stand out.',
      ],
      points: [
        ['Page 1:', 'the loan amount, rate, payment and cash to close.'],
        ['Page 2:', 'each fee, and who pays it.'],
        ['Page 3:', 'why the cash to close changed.'],
        ['Pages 4 and 5:', 'late fees, the escrow account and the APR.'],
      ],
      Figure: ClosingDisclosureSketch,
      rights: [
        {
          right: '3 business days to review',
          text: 'The lender has to make sure you have your Closing Disclosure at least 3 business days before closing.',
          source: regulation('Regulation Z, 12 CFR 1026.19(f)(1)', 1026, 19),
        },
        {
          right: '3 more days after big changes',
          text: 'You get 3 more business days to review a new Closing Disclosure if the APR changes by more than a small limit, the type of loan changes, or a prepayment penalty is added. Other changes don’t add days.',
          source: regulation('Regulation Z, 12 CFR 1026.19(f)(2)', 1026, 19),
        },
      ],
    },
    {
      title: 'Add up your cash to close',
      paragraphs: [
        'Cash to close is what you still have to bring. Start with the down payment and the closing costs. Subtract the deposit you paid with your offer, and anything the seller pays for you.',
        'If the amount isn’t what you expected, ask us before closing day. Ask your bank, too, how long a wire takes.',
      ],
      link: { label: 'See typical closing costs, line by line', to: calculatorPaths.closingCosts },
      Figure: CashToClose,
      isFigureBeside: true,
    },
    {
      title: 'Watch out for wire fraud',
      isWarning: true,
      paragraphs: [
        'Scammers break into the email of agents and title companies. Then they send buyers fake wire instructions that look real. Once you wire money, it’s very hard to get back.',
        'Before you send money, call the title company at a number you already had. Don’t use a number from an email or a text. Read the account number back to them. After you send the wire, call to make sure it arrived.',
      ],
      pointsTitle: 'If something went wrong, every minute counts',
      points: [
        ['Call your bank’s fraud department.', 'Ask them to recall the wire.'],
        ['Report it at ic3.gov.', 'The FBI can ask the other bank to freeze the money.'],
        ['Call the title company and us.', 'Use numbers you already had.'],
      ],
    },
    {
      title: 'Do a final walk-through',
      paragraphs: [
        'Visit the day before closing or that morning, with your contract and the list of repairs. Check three things, and if something’s wrong, tell your agent before you sign.',
      ],
      points: [
        ['The repairs', 'the seller agreed to are done.'],
        ['Nothing is missing', 'that comes with the home, such as appliances.'],
        ['The heat, water and lights', 'work.'],
      ],
    },
    {
      title: 'Sign the papers',
      paragraphs: [
        'Bring a photo ID, and proof of your wire or a cashier’s check. You’ll sign the note, which is your promise to pay, and the mortgage or deed of trust, which makes the home security for the loan. Take your time. Ask about anything you haven’t seen before.',
        'Owner’s title insurance is usually optional. It protects you if someone later claims a right to the home. The lender’s policy protects only the lender.',
      ],
      rights: [
        {
          right: 'No three-day right to cancel',
          isNote: true,
          text: 'That right covers many refinances and home equity loans, but not the loan you use to buy your home. Be sure before you sign.',
          source: regulation('Regulation Z, 12 CFR 1026.23(f)', 1026, 23),
        },
      ],
    },
  ],
  states: {
    'New Jersey': [
      {
        title: 'At the table.',
        text: 'A title company or an attorney runs the closing. You usually sign and get your keys the same day.',
      },
    ],
    California: [
      {
        title: 'Through escrow.',
        text: 'You usually sign with an escrow officer or a notary a few days before closing. The home is yours when the county records the deed, and that’s when you get your keys.',
        source: { name: 'California Department of Real Estate, Reference Book: Escrow' },
      },
    ],
  },
  checklist: [
    'Read the Closing Disclosure as soon as it comes',
    'Compare it with your Loan Estimate, line by line',
    'Ask about every change',
    'Call the title company about wire instructions, at a number you trust',
    'Do the final walk-through',
    'Bring your photo ID and proof of payment',
    'Set up power, water and internet in your name',
    'Keep a full copy of what you signed',
  ],
  sources: [
    ['FBI: Internet Crime Complaint Center', 'https://www.ic3.gov/'],
    [
      'CFPB: Closing Disclosure explainer',
      'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
    ],
    [
      'CFPB: Mortgage closing scams',
      'https://www.consumerfinance.gov/about-us/blog/mortgage-closing-scams-how-protect-yourself-and-your-closing-funds/',
    ],
  ],
};
