import type { ReadableAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it, test } from 'vitest';
import { toMismoXml } from './toMismoXml.ts';

/**
 * The children that the file may have, in the order of the schema (MISMO_3.4.0_B324.xsd, read Nov 23, 2026), which lists elements in
 * sequence. The schema itself belongs to MISMO and isn't stored here.
 */
const SEQUENCES: Record<string, readonly string[]> = {
  MESSAGE: ['ABOUT_VERSIONS', 'DEAL_SETS'],
  ABOUT_VERSIONS: ['ABOUT_VERSION'],
  ABOUT_VERSION: ['CreatedDatetime'],
  DEAL_SETS: ['DEAL_SET'],
  DEAL_SET: ['DEALS'],
  DEALS: ['DEAL'],
  DEAL: ['COLLATERALS', 'LIABILITIES', 'LOANS', 'PARTIES', 'RELATIONSHIPS'],
  COLLATERALS: ['COLLATERAL'],
  COLLATERAL: ['SUBJECT_PROPERTY'],
  SUBJECT_PROPERTY: ['ADDRESS', 'PROJECT', 'PROPERTY_DETAIL', 'SALES_CONTRACTS'],
  ADDRESS: ['AddressLineText', 'CityName', 'PostalCode', 'StateCode'],
  PROJECT: ['PROJECT_DETAIL'],
  PROJECT_DETAIL: ['ProjectLegalStructureType'],
  PROPERTY_DETAIL: [
    'AttachmentType',
    'ConstructionMethodType',
    'FinancedUnitCount',
    'PropertyEstimatedValueAmount',
    'PropertyInProjectIndicator',
    'PropertyUsageType',
  ],
  SALES_CONTRACTS: ['SALES_CONTRACT'],
  SALES_CONTRACT: ['SALES_CONTRACT_DETAIL'],
  SALES_CONTRACT_DETAIL: ['SalesContractAmount'],
  LIABILITIES: ['LIABILITY'],
  LIABILITY: ['LIABILITY_DETAIL'],
  LIABILITY_DETAIL: [
    'LiabilityMonthlyPaymentAmount',
    'LiabilityPaymentIncludesTaxesInsuranceIndicator',
    'LiabilitySecuredBySubjectPropertyIndicator',
    'LiabilityType',
    'LiabilityUnpaidBalanceAmount',
    'MortgageType',
  ],
  LOANS: ['LOAN'],
  LOAN: ['DOWN_PAYMENTS', 'LOAN_IDENTIFIERS', 'REFINANCE', 'TERMS_OF_LOAN'],
  DOWN_PAYMENTS: ['DOWN_PAYMENT'],
  DOWN_PAYMENT: ['DownPaymentAmount', 'FundsType', 'FundsTypeOtherDescription'],
  LOAN_IDENTIFIERS: ['LOAN_IDENTIFIER'],
  LOAN_IDENTIFIER: ['LoanIdentifier', 'LoanIdentifierType', 'LoanIdentifierTypeOtherDescription'],
  REFINANCE: ['RefinanceCashOutAmount', 'RefinanceCashOutDeterminationType'],
  TERMS_OF_LOAN: ['LoanPurposeType', 'LoanPurposeTypeOtherDescription'],
  PARTIES: ['PARTY'],
  PARTY: ['INDIVIDUAL', 'LEGAL_ENTITY', 'ROLES'],
  INDIVIDUAL: ['CONTACT_POINTS', 'NAME'],
  CONTACT_POINTS: ['CONTACT_POINT'],
  CONTACT_POINT: ['CONTACT_POINT_EMAIL', 'CONTACT_POINT_TELEPHONE', 'CONTACT_POINT_DETAIL'],
  CONTACT_POINT_EMAIL: ['ContactPointEmailValue'],
  CONTACT_POINT_TELEPHONE: ['ContactPointTelephoneValue'],
  CONTACT_POINT_DETAIL: ['ContactPointRoleType'],
  NAME: ['FirstName', 'FullName', 'LastName'],
  LEGAL_ENTITY: ['LEGAL_ENTITY_DETAIL'],
  LEGAL_ENTITY_DETAIL: ['FullName'],
  ROLES: ['ROLE'],
  ROLE: ['BORROWER', 'LICENSES', 'ROLE_DETAIL'],
  LICENSES: ['LICENSE'],
  LICENSE: ['LICENSE_DETAIL'],
  LICENSE_DETAIL: ['LicenseIdentifier', 'LicenseIssuingAuthorityName'],
  ROLE_DETAIL: ['PartyRoleType'],
  BORROWER: ['BORROWER_DETAIL', 'CURRENT_INCOME', 'DECLARATION', 'EMPLOYERS'],
  BORROWER_DETAIL: ['EmploymentStateType'],
  CURRENT_INCOME: ['CURRENT_INCOME_ITEMS'],
  CURRENT_INCOME_ITEMS: ['CURRENT_INCOME_ITEM'],
  CURRENT_INCOME_ITEM: ['CURRENT_INCOME_ITEM_DETAIL'],
  CURRENT_INCOME_ITEM_DETAIL: ['CurrentIncomeMonthlyTotalAmount', 'IncomeType'],
  DECLARATION: ['DECLARATION_DETAIL'],
  DECLARATION_DETAIL: [
    'BankruptcyIndicator',
    'CitizenshipResidencyType',
    'PriorPropertyForeclosureCompletedIndicator',
    'PriorPropertyShortSaleCompletedIndicator',
  ],
  EMPLOYERS: ['EMPLOYER'],
  EMPLOYER: ['EMPLOYMENT'],
  EMPLOYMENT: [
    'EmploymentBorrowerSelfEmployedIndicator',
    'EmploymentStatusType',
    'EmploymentTimeInLineOfWorkMonthsCount',
  ],
  RELATIONSHIPS: ['RELATIONSHIP'],
  RELATIONSHIP: [],
};

/** The schema's allowed values for each type that the file uses. */
const ENUMERATIONS: Record<string, readonly string[]> = {
  AttachmentType: ['Attached'],
  CitizenshipResidencyType: ['PermanentResidentAlien', 'USCitizen'],
  ConstructionMethodType: ['Manufactured', 'Modular'],
  ContactPointRoleType: ['Mobile', 'Work'],
  EmploymentStateType: ['Employed', 'Retired', 'Unemployed'],
  EmploymentStatusType: ['Current'],
  FundsType: ['CheckingSavings', 'GiftFunds', 'Other', 'RetirementFunds'],
  IncomeType: ['BorrowerEstimatedTotalMonthlyIncome'],
  LiabilityType: ['BorrowerEstimatedTotalMonthlyLiabilityPayment', 'MortgageLoan'],
  LoanIdentifierType: ['Other'],
  LoanPurposeType: ['Other', 'Purchase', 'Refinance'],
  MortgageType: ['Conventional', 'FHA', 'Other', 'USDARuralDevelopment', 'VA'],
  PartyRoleType: ['Borrower', 'LoanOriginationCompany', 'LoanOriginator', 'RealEstateAgent'],
  ProjectLegalStructureType: ['Condominium'],
  PropertyUsageType: ['Investment', 'PrimaryResidence', 'SecondHome'],
  RefinanceCashOutDeterminationType: ['CashOut'],
};

type Ordered = Record<string, Ordered[] | string | Record<string, string>>;

/** Everything in the file that the schema doesn't allow. */
function schemaErrors(nodes: readonly Ordered[], parent?: string): string[] {
  const names: string[] = [];
  const errors = nodes.flatMap((node) => {
    const [name = ''] = Object.keys(node);
    if (name === '?xml') return [];
    if (name === '#text') {
      const allowed = ENUMERATIONS[parent ?? ''];
      const value = node['#text'] as string;
      if (/Amount$/.test(parent ?? '') && !/^\d+\.\d\d$/.test(value)) return [`${parent}: ${value}`];
      if (/Indicator$/.test(parent ?? '') && !/^(true|false)$/.test(value)) return [`${parent}: ${value}`];
      if (/Type$/.test(parent ?? '') && !allowed) return [`${parent} isn’t known`];
      return allowed && !allowed.includes(value) ? [`${parent}: ${value}`] : [];
    }
    names.push(name);
    return schemaErrors(node[name] as Ordered[], name);
  });
  const sequence = parent === undefined ? ['MESSAGE'] : (SEQUENCES[parent] ?? []);
  const places = names.map((name) => sequence.indexOf(name));
  const isInOrder = places.every((place, index) => place >= (places[index - 1] ?? 0));
  return isInOrder && !places.includes(-1) ? errors : [...errors, `${parent}: ${names.join(', ')}`];
}

const parsed = (xml: string) =>
  new XMLParser({ preserveOrder: true, parseTagValue: false, ignoreAttributes: true }).parse(
    xml,
  ) as Ordered[];

const source = {
  reference: 'PA-AAAA-BBBB',
  officer: {
    name: 'Devon Blake',
    email: 'devon@testfield.example',
    phone: '(973) 555-0101',
    nmls: '1990001',
  },
  company: { company_name: 'Testfield Lending', nmls_id: '1990099' },
  createdAt: new Date('2026-11-23T12:00:00Z'),
};

const anybody: ReadableAnswers = {
  first_name: 'Maya',
  last_name: 'Ortiz',
  email: 'maya@mail.example',
  mobile: '(973) 555-0110',
  sms_opt_in: true,
  consent_tcpa: true,
  soft_pull_consent: false,
  occupancy: 'Primary',
  property_type: 'SFR',
  property_location: '12 Main St, Clifton, NJ 07013',
  est_value_or_price: 420_000,
  credit_score_range: '740+',
  employment_status: 'employed-w2',
  years_in_line_of_work: 4.5,
  monthly_income_gross: 10_000.5,
  monthly_debts_known: 1_500,
  residency_status: 'citizen',
  co_borrower: false,
  recent_derogatory: 'none',
  working_with_lo: false,
};
const purchase: ReadableAnswers = {
  ...anybody,
  purpose: 'Purchase',
  purchase_price: 400_000,
  down_payment: 80_000,
  funds_source: ['gift'],
  has_agent: true,
  agent_name: 'Ann Agent',
  agent_phone: '(973) 555-0111',
};
const refinance: ReadableAnswers = {
  ...anybody,
  purpose: 'Refinance',
  current_loan_balance: 200_000,
  current_rate: 6.125,
  current_loan_type: 'USDA',
  current_monthly_payment_piti: 1_800,
  has_mi: true,
  cash_out: true,
  cash_out_amount: 20_000,
};
const heloc: ReadableAnswers = { ...anybody, purpose: 'HELOC/Other', property_type: '2-4Unit' };

const mismo = (answers: ReadableAnswers, changes: Partial<Parameters<typeof toMismoXml>[0]> = {}) =>
  toMismoXml({ ...source, answers, ...changes });
/** All texts of an element, at any depth. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test.each([
  ['a purchase', purchase],
  ['a refinance', refinance],
  ['a HELOC', heloc],
  ['a file with no answers', {}],
  ['only a name', { first_name: 'Maya' }],
])('%s is well-formed and matches the schema’s elements, values and order', (_case, answers) => {
  for (const officer of [source.officer, undefined]) {
    const { xml } = mismo(answers, { officer });
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(schemaErrors(parsed(xml))).toEqual([]);
    expect(xml).toContain('MISMOReferenceModelIdentifier="3.4.032420160128"');
    expect(xml).toContain('xmlns="http://www.mismo.org/residential/2009/schemas"');
  }
});

it('detects what is out of order or unknown to the schema', () => {
  const { xml } = mismo(purchase);
  const swapped = xml.replace(/(<FirstName>.*<\/FirstName>)\s*(<LastName>.*<\/LastName>)/, '$2$1');
  expect(schemaErrors(parsed(swapped))).toEqual(['NAME: LastName, FirstName']);
  const invented = xml.replace('>Purchase<', '>Buy<');
  expect(schemaErrors(parsed(invented))).toEqual(['LoanPurposeType: Buy']);
});

describe('a purchase', () => {
  it('has applicant, property, price, down payment, income and debts', () => {
    const { xml } = mismo(purchase);
    const expected: Record<string, string[]> = {
      FirstName: ['Maya'],
      LastName: ['Ortiz'],
      ContactPointTelephoneValue: ['9735550110', '9735550101', '9735550111'],
      ContactPointEmailValue: ['maya@mail.example', 'devon@testfield.example'],
      AddressLineText: ['12 Main St'],
      CityName: ['Clifton'],
      StateCode: ['NJ'],
      PostalCode: ['07013'],
      PropertyUsageType: ['PrimaryResidence'],
      PropertyEstimatedValueAmount: ['420000.00'],
      FinancedUnitCount: ['1'],
      SalesContractAmount: ['400000.00'],
      DownPaymentAmount: ['80000.00'],
      FundsType: ['GiftFunds'],
      LoanPurposeType: ['Purchase'],
      LoanIdentifier: ['PA-AAAA-BBBB'],
      CurrentIncomeMonthlyTotalAmount: ['10000.50'],
      LiabilityMonthlyPaymentAmount: ['1500.00'],
      LiabilityType: ['BorrowerEstimatedTotalMonthlyLiabilityPayment'],
      EmploymentStateType: ['Employed'],
      EmploymentBorrowerSelfEmployedIndicator: ['false'],
      EmploymentTimeInLineOfWorkMonthsCount: ['54'],
      CitizenshipResidencyType: ['USCitizen'],
      LicenseIdentifier: ['1990001', '1990099'],
      FullName: ['Devon Blake', 'Testfield Lending', 'Ann Agent'],
      PartyRoleType: ['Borrower', 'LoanOriginator', 'LoanOriginationCompany', 'RealEstateAgent'],
    };
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, texts(xml, name)]));
    expect(found).toEqual(expected);
  });

  it('lists what it omits, and has no loan amount', () => {
    const { xml, leftOut } = mismo(purchase);
    expect(leftOut).toEqual(['Credit score range', 'Consents']);
    expect(xml).not.toMatch(/LoanAmount|NoteAmount|TaxpayerIdentifier|740/);
  });

  it('omits the source of the down payment if there are several', () => {
    const { xml, leftOut } = mismo({ ...purchase, funds_source: ['gift', 'savings'] });
    expect(texts(xml, 'FundsType')).toEqual([]);
    expect(texts(xml, 'DownPaymentAmount')).toEqual(['80000.00']);
    expect(leftOut).toContain('Source of funds');
  });

  it('describes a source that the schema has no value for', () => {
    const { xml } = mismo({ ...purchase, funds_source: ['sale'] });
    expect(texts(xml, 'FundsType')).toEqual(['Other']);
    expect(texts(xml, 'FundsTypeOtherDescription')).toEqual(['Sale of a home']);
  });
});

describe('a refinance', () => {
  it('has the current loan as a debt on the property, and the cash-out amount', () => {
    const { xml, leftOut } = mismo(refinance);
    expect(texts(xml, 'LoanPurposeType')).toEqual(['Refinance']);
    expect(texts(xml, 'LiabilityType')).toEqual([
      'BorrowerEstimatedTotalMonthlyLiabilityPayment',
      'MortgageLoan',
    ]);
    expect(texts(xml, 'LiabilityUnpaidBalanceAmount')).toEqual(['200000.00']);
    expect(texts(xml, 'MortgageType')).toEqual(['USDARuralDevelopment']);
    expect(texts(xml, 'RefinanceCashOutAmount')).toEqual(['20000.00']);
    expect(xml.match(/xlink:from="LIABILITY_\d" xlink:to="BORROWER_1"/g)).toHaveLength(2);
    expect(leftOut).toEqual(['Current rate', 'Mortgage insurance', 'Credit score range', 'Consents']);
  });

  it('drops answers of another purpose, and doesn’t overinterpret “no cash out”', () => {
    const { xml, leftOut } = mismo({ ...refinance, cash_out: false, purchase_price: 1, down_payment: 1 });
    expect(texts(xml, 'SalesContractAmount')).toEqual([]);
    expect(texts(xml, 'DownPaymentAmount')).toEqual([]);
    expect(xml).not.toContain('<REFINANCE>');
    expect(leftOut).toContain('Cash out');
  });
});

it('exports a HELOC as another purpose, and omits an unknown number of units', () => {
  const { xml, leftOut } = mismo(heloc);
  expect(texts(xml, 'LoanPurposeType')).toEqual(['Other']);
  expect(texts(xml, 'LoanPurposeTypeOtherDescription')).toEqual(['HELOC/Other']);
  expect(texts(xml, 'FinancedUnitCount')).toEqual([]);
  expect(leftOut).toContain('Property type');
});

test.each([
  ['Clifton, nj', ['', 'Clifton', 'NJ', '']],
  ['07013', ['', '', '', '07013']],
  ['NJ 07013-1234', ['', '', 'NJ', '07013']],
  ['12 Main St, Apt 4, Clifton, NJ', ['12 Main St, Apt 4', 'Clifton', 'NJ', '']],
  ['Clifton', undefined],
  ['somewhere in New Jersey', undefined],
  ['Clifton, XX', undefined],
  ['12 Main St, , NJ', undefined],
])('the location “%s” is parsed or omitted', (property_location, expected) => {
  const { xml, leftOut } = mismo({ ...heloc, property_location });
  const found = ['AddressLineText', 'CityName', 'StateCode', 'PostalCode'].map(
    (name) => texts(xml, name)[0] ?? '',
  );
  expect(found).toEqual(expected ?? ['', '', '', '']);
  expect(leftOut.includes('Property location')).toBe(expected === undefined);
});

it('exports only the chosen credit event, and nothing if it wasn’t asked', () => {
  const { xml, leftOut } = mismo({
    ...heloc,
    recent_derogatory: 'foreclosure',
    recent_derogatory_year: 2022,
  });
  expect(texts(xml, 'PriorPropertyForeclosureCompletedIndicator')).toEqual(['true']);
  expect(texts(xml, 'BankruptcyIndicator')).toEqual([]);
  expect(leftOut).toContain('Year it happened');
  expect(mismo({ first_name: 'Maya' }).xml).not.toContain('DECLARATION');
});

it('omits answers that are ranges, free text or “other”', () => {
  const { xml, leftOut } = mismo({
    ...heloc,
    employment_status: 'other',
    residency_status: 'other',
    other_income: 'Rent',
    co_borrower: true,
    co_borrower_details: 'My spouse',
    first_time_homebuyer: true,
    va_eligibility: true,
  });
  expect(xml).not.toMatch(/EMPLOYMENT|EmploymentState|Citizenship|Rent|spouse|Military/);
  expect(new Set(leftOut)).toEqual(
    new Set([
      'VA loan eligible',
      'Property type',
      'Credit score range',
      'Employment status',
      'Years in this line of work',
      'Residency status',
      'Co-borrower',
      'Co-borrower note',
      'First-time buyer',
      'Other income',
      'Consents',
    ]),
  );
});

it('escapes markup, and drops characters that XML doesn’t allow', () => {
  const { xml } = mismo({
    ...purchase,
    first_name: '<b>"Max" & \'Co\'</b>',
    last_name: 'O\u0008rtiz \u{1F3E0} 李',
  });
  expect(xml).toContain('<FirstName>&lt;b&gt;&quot;Max&quot; &amp; &apos;Co&apos;&lt;/b&gt;</FirstName>');
  expect(texts(xml, 'LastName')).toEqual(['Ortiz \u{1F3E0} 李']);
  expect(XMLValidator.validate(xml)).toBe(true);
});
