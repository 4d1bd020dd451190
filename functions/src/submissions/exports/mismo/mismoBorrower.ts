import type { ReadableAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { email, telephone } from './mismoContacts.ts';
import { toAmount, toIndicator } from './mismoNode.ts';
import type { MismoPart } from './mismoPart.ts';

const CITIZENSHIP = { citizen: 'USCitizen', 'permanent-resident': 'PermanentResidentAlien' } as const;

type Employment = NonNullable<ReadableAnswers['employment_status']>;

/** Military service is employment; the meaning of "Other" isn't known. */
const EMPLOYMENT: Record<Employment, { state: string; isSelfEmployed?: boolean } | undefined> = {
  'employed-w2': { state: 'Employed', isSelfEmployed: false },
  'self-employed': { state: 'Employed', isSelfEmployed: true },
  military: { state: 'Employed', isSelfEmployed: false },
  retired: { state: 'Retired' },
  'not-employed': { state: 'Unemployed' },
  other: undefined,
};

type Event = NonNullable<ReadableAnswers['recent_derogatory']>;

/**
 * Returns MISMO's indicator of an event; undefined if nothing is known. "None" answers all three; choosing one says nothing about the
 * others.
 */
const toEventIndicator = (chosen: Event | undefined, event: Event): string | undefined =>
  chosen === event ? 'true' : chosen === 'none' ? 'false' : undefined;

/** Returns the applicant: a PARTY. Their total income is as stated, without a source; the form doesn't ask for their current address. */
export function mismoBorrower(answers: ReadableAnswers): MismoPart {
  const { monthly_income_gross, employment_status, years_in_line_of_work: years } = answers;
  const { residency_status, recent_derogatory } = answers;
  const employment = employment_status && EMPLOYMENT[employment_status];
  const isEmployed = employment?.isSelfEmployed !== undefined;
  const citizenship =
    residency_status === undefined || residency_status === 'other'
      ? undefined
      : CITIZENSHIP[residency_status];
  return {
    node: {
      INDIVIDUAL: {
        CONTACT_POINTS: {
          CONTACT_POINT: [telephone(answers.mobile, 'Mobile'), email(answers.email)],
        },
        NAME: { FirstName: answers.first_name, LastName: answers.last_name },
      },
      ROLES: {
        ROLE: {
          '@xlink:label': 'BORROWER_1',
          BORROWER: {
            BORROWER_DETAIL: { EmploymentStateType: employment?.state },
            CURRENT_INCOME: {
              CURRENT_INCOME_ITEMS: {
                CURRENT_INCOME_ITEM: {
                  CURRENT_INCOME_ITEM_DETAIL: {
                    CurrentIncomeMonthlyTotalAmount: toAmount(monthly_income_gross),
                    IncomeType:
                      monthly_income_gross === undefined ? undefined : 'BorrowerEstimatedTotalMonthlyIncome',
                  },
                },
              },
            },
            DECLARATION: {
              DECLARATION_DETAIL: {
                BankruptcyIndicator: toEventIndicator(recent_derogatory, 'bankruptcy'),
                CitizenshipResidencyType: citizenship,
                PriorPropertyForeclosureCompletedIndicator: toEventIndicator(
                  recent_derogatory,
                  'foreclosure',
                ),
                PriorPropertyShortSaleCompletedIndicator: toEventIndicator(recent_derogatory, 'short-sale'),
              },
            },
            EMPLOYERS: {
              EMPLOYER: {
                EMPLOYMENT: isEmployed
                  ? {
                      EmploymentBorrowerSelfEmployedIndicator: toIndicator(employment.isSelfEmployed),
                      EmploymentStatusType: 'Current',
                      EmploymentTimeInLineOfWorkMonthsCount:
                        years === undefined ? undefined : String(Math.floor(years * 12)),
                    }
                  : undefined,
              },
            },
          },
          ROLE_DETAIL: { PartyRoleType: 'Borrower' },
        },
      },
    },
    expressed: [
      'first_name',
      'last_name',
      'email',
      'mobile',
      'monthly_income_gross',
      'recent_derogatory',
      ...(employment && employment_status !== 'military' ? (['employment_status'] as const) : []),
      ...(isEmployed ? (['years_in_line_of_work'] as const) : []),
      ...(citizenship ? (['residency_status'] as const) : []),
      // A file with one borrower already says that there is no co-borrower.
      ...(answers.co_borrower === false ? (['co_borrower'] as const) : []),
    ],
  };
}
