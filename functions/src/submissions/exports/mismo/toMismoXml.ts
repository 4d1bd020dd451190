import { objectKeys } from '@brokerage/domain/collections/records';
import type { Tenant } from '@brokerage/domain/company/tenant';
import type { Officer } from '@brokerage/domain/directory/officer';
import { CONSENT_NAMES } from '@brokerage/domain/preapproval/consent/consent';
import { applicationShape, type FieldName } from '@brokerage/domain/preapproval/form/application';
import { formatAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { dropHidden } from '@brokerage/domain/preapproval/form/visibility';
import type { ReadableAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import XMLBuilder from 'fast-xml-builder';
import { mismoBorrower } from './mismoBorrower.ts';
import { mismoAgent, mismoCompany, mismoOfficer } from './mismoBusiness.ts';
import { mismoLoan } from './mismoLoan.ts';
import { type MismoNode, prune, toAmount, toIndicator } from './mismoNode.ts';
import type { MismoPart } from './mismoPart.ts';
import { mismoProperty } from './mismoProperty.ts';

const MORTGAGE_TYPES: Record<NonNullable<ReadableAnswers['current_loan_type']>, string> = {
  Conventional: 'Conventional',
  FHA: 'FHA',
  VA: 'VA',
  USDA: 'USDARuralDevelopment',
  Other: 'Other',
};

/** Returns the applicant's debts, LIABILITIES: the monthly total as they stated it, and the loan to be refinanced. */
function mismoLiabilities(answers: ReadableAnswers): MismoPart {
  const { monthly_debts_known, current_loan_balance, current_monthly_payment_piti, current_loan_type } =
    answers;
  const debts: MismoNode | undefined =
    monthly_debts_known === undefined
      ? undefined
      : {
          LiabilityMonthlyPaymentAmount: toAmount(monthly_debts_known),
          LiabilityType: 'BorrowerEstimatedTotalMonthlyLiabilityPayment',
        };
  const hasLoan = [current_loan_balance, current_monthly_payment_piti, current_loan_type].some(
    (answer) => answer !== undefined,
  );
  const loan: MismoNode | undefined = hasLoan
    ? {
        LiabilityMonthlyPaymentAmount: toAmount(current_monthly_payment_piti),
        LiabilityPaymentIncludesTaxesInsuranceIndicator: toIndicator(
          current_monthly_payment_piti === undefined ? undefined : true,
        ),
        LiabilitySecuredBySubjectPropertyIndicator: 'true',
        LiabilityType: 'MortgageLoan',
        LiabilityUnpaidBalanceAmount: toAmount(current_loan_balance),
        MortgageType: current_loan_type && MORTGAGE_TYPES[current_loan_type],
      }
    : undefined;
  const details = [debts, loan].filter((detail) => detail !== undefined);
  return {
    node: {
      LIABILITY: details.map((detail, index) => ({
        '@SequenceNumber': String(index + 1),
        '@xlink:label': `LIABILITY_${index + 1}`,
        LIABILITY_DETAIL: detail,
      })),
    },
    expressed: [
      'monthly_debts_known',
      'current_loan_balance',
      'current_monthly_payment_piti',
      'current_loan_type',
    ],
  };
}

interface MismoSource {
  /** The application's reference number. */
  reference: string;
  answers: ReadableAnswers;
  /** The officer to whom the application is assigned. */
  officer: Pick<Officer, 'name' | 'email' | 'phone' | 'nmls'> | undefined;
  company: Pick<Tenant, 'company_name' | 'nmls_id'>;
  createdAt: Date;
}

/** The release of the reference model, and its namespaces. */
const ROOT = {
  '@xmlns': 'http://www.mismo.org/residential/2009/schemas',
  '@xmlns:xlink': 'http://www.w3.org/1999/xlink',
  '@MISMOReferenceModelIdentifier': '3.4.032420160128',
} as const;

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  format: true,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** XML 1.0 doesn't allow these, not even escaped (https://www.w3.org/TR/xml/#charsets). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Returns who is liable for each debt. */
const toRelationships = (liabilities: number): MismoNode => ({
  RELATIONSHIP: Array.from({ length: liabilities }, (_, index) => ({
    '@SequenceNumber': String(index + 1),
    '@xlink:arcrole': 'urn:fdc:mismo.org:2009:residential/LIABILITY_IsAssociatedWith_ROLE',
    '@xlink:from': `LIABILITY_${index + 1}`,
    '@xlink:to': 'BORROWER_1',
  })),
});

/** Fields about routing to an officer, which say nothing about the loan. */
const ROUTING: readonly FieldName[] = ['working_with_lo', 'lo_assigned_id'];

/** Returns the questions, in words, whose answers are not in the file; all consents are listed as one. */
function listLeftOut(answers: ReadableAnswers, expressed: readonly FieldName[]): string[] {
  const inFile = new Set<FieldName>([...expressed, ...ROUTING, ...CONSENT_NAMES]);
  const fields = objectKeys(applicationShape).filter(
    (field) => !inFile.has(field) && formatAnswer(field, answers[field]) !== undefined,
  );
  const hasConsents = CONSENT_NAMES.some((name) => answers[name] !== undefined);
  return [
    ...fields.map((field) => QUESTIONS[field].short ?? QUESTIONS[field].label),
    ...(hasConsents ? ['Consents'] : []),
  ];
}

/**
 * Returns an application as MISMO 3.4 XML for a loan origination system, and the answers that the file can't express. The file contains
 * only what the applicant answered and nothing derived from it: no loan amount, and no Social Security number, which the form doesn't ask
 * for.
 */
export function toMismoXml({ reference, answers: all, officer, company, createdAt }: MismoSource): {
  xml: string;
  /** Labels of questions. */
  leftOut: string[];
} {
  const answers = dropHidden(all);
  const property = mismoProperty(answers);
  const liabilities = mismoLiabilities(answers);
  const loan = mismoLoan(answers, reference);
  const borrower = mismoBorrower(answers);
  const agent = mismoAgent(answers);
  // `mismoLiabilities` makes it a list.
  const owed = (liabilities.node.LIABILITY as readonly MismoNode[]).length;
  const message = prune({
    MESSAGE: {
      ...ROOT,
      ABOUT_VERSIONS: { ABOUT_VERSION: { CreatedDatetime: createdAt.toISOString() } },
      DEAL_SETS: {
        DEAL_SET: {
          DEALS: {
            DEAL: {
              COLLATERALS: property.node,
              LIABILITIES: liabilities.node,
              LOANS: loan.node,
              PARTIES: {
                PARTY: [
                  borrower.node,
                  officer && mismoOfficer(officer),
                  mismoCompany(company),
                  agent.node,
                ].filter((party) => party !== undefined),
              },
              RELATIONSHIPS: owed > 0 ? toRelationships(owed) : undefined,
            },
          },
        },
      },
    },
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(message)}`;
  return {
    xml: xml.replace(NOT_IN_XML, ''),
    leftOut: listLeftOut(
      answers,
      [property, liabilities, loan, borrower, agent].flatMap(({ expressed }) => expressed),
    ),
  };
}
