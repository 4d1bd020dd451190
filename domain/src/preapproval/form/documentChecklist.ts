import type { Application } from './application.ts';

/** Documents that prove that an event in the credit history is over. */
const EVENT_PAPERS: Record<Exclude<NonNullable<Application['recent_derogatory']>, 'none'>, string> = {
  bankruptcy: 'Bankruptcy papers, including the discharge date',
  foreclosure: 'Foreclosure papers, including the date it was completed',
  'short-sale': 'Short sale papers, including the closing date',
};

/**
 * Returns what to have ready for the loan officer's call, from the answers: the usual documents of a full application (Fannie Mae Selling
 * Guide B3-3 income, B3-4 assets; VA Lenders Handbook chapter 2 for the COE).
 */
export function documentChecklist(
  answers: {
    [F in keyof Application]?: Application[F] | undefined;
  },
): string[] {
  const list = ['Government-issued photo ID'];
  const add = (applies: unknown, ...documents: string[]) => {
    if (applies) list.push(...documents);
  };
  const employment = answers.employment_status;
  add(
    employment === 'employed-w2' || employment === 'military',
    'Pay stubs for the last 30 days',
    'W-2 forms for the last two years',
  );
  add(employment === 'military', 'Leave and Earnings Statement');
  add(
    employment === 'self-employed',
    'Personal and business tax returns for the last two years',
    'Year-to-date profit and loss statement',
  );
  add(employment === 'retired', 'Social Security, pension or retirement income award letters');
  add(answers.other_income, 'Proof of your other income');
  add(true, 'Bank statements for the last two months');
  const funds = answers.purpose === 'Purchase' ? (answers.funds_source ?? []) : [];
  add(funds.includes('gift'), 'Signed gift letter from the donor');
  add(funds.includes('retirement'), 'Latest retirement account statement');
  add(funds.includes('sale'), 'Sale contract or settlement statement for the home you are selling');
  add(
    funds.includes('dpa') || answers.interested_in_dpa,
    'Down payment assistance program letter, if you have one',
  );
  add(
    answers.purpose !== 'Purchase',
    'Latest mortgage statement',
    'Homeowner’s insurance declarations page',
    'Latest property tax bill',
  );
  add(answers.va_eligibility, 'VA Certificate of Eligibility (COE), or DD-214');
  add(answers.property_type === 'Condo', 'Condo association contact and master insurance details');
  add(answers.hoa && answers.property_type !== 'Condo', 'Homeowners association statement');
  add(
    answers.property_type === '2-4Unit' || answers.occupancy === 'Investment',
    'Leases for any rented unit',
  );
  add(answers.residency_status === 'permanent-resident', 'Permanent resident card');
  add(answers.residency_status === 'other', 'Visa or work authorization');
  if (answers.recent_derogatory && answers.recent_derogatory !== 'none') {
    list.push(EVENT_PAPERS[answers.recent_derogatory]);
  }
  add(answers.co_borrower, 'The same documents for your co-borrower');
  return list;
}
