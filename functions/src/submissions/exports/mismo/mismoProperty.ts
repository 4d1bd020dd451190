import type { ReadableAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { isStateCode } from '@brokerage/domain/schedule/timeZones';
import { toAmount, toIndicator } from './mismoNode.ts';
import type { MismoPart } from './mismoPart.ts';

interface PropertyAddress {
  street?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  /** Five digits. */
  postalCode?: string | undefined;
}

const ZIP = /^(\d{5})(?:-\d{4})?$/;
/** `NJ`, `NJ 07013` or `NJ 07013-1234`. */
const STATE_AND_ZIP = /^([A-Za-z]{2})(?:\s+(\d{5})(?:-\d{4})?)?$/;

/**
 * Returns the parts of an answer typed as `street, city, ST 07013`, `city, ST` or a ZIP code. Undefined for anything else, because telling
 * the parts apart would be a guess.
 */
function parseLocation(location: string | undefined): PropertyAddress | undefined {
  const parts = (location ?? '').split(',').map((part) => part.trim());
  const last = parts.pop() ?? '';
  const zip = ZIP.exec(last)?.[1];
  if (zip !== undefined && parts.length === 0) return { postalCode: zip };
  const [, letters = '', postalCode] = STATE_AND_ZIP.exec(last) ?? [];
  const state = letters.toUpperCase();
  if (!isStateCode(state) || parts.includes('')) return undefined;
  const city = parts.pop();
  return { street: parts.length > 0 ? parts.join(', ') : undefined, city, state, postalCode };
}

const USAGE = {
  Primary: 'PrimaryResidence',
  Second: 'SecondHome',
  Investment: 'Investment',
} as const;

type PropertyType = NonNullable<ReadableAnswers['property_type']>;

/**
 * What a type says for certain. The number of units in "2-4 unit" isn't known; whether a home is attached is known only for a townhouse.
 */
const TYPES: Record<PropertyType, { units?: 1; construction?: string; attachment?: string } | undefined> = {
  SFR: { units: 1 },
  Condo: { units: 1 },
  Townhouse: { units: 1, attachment: 'Attached' },
  Manufactured: { construction: 'Manufactured' },
  Modular: { construction: 'Modular' },
  '2-4Unit': undefined,
};

/** Returns the subject property: COLLATERALS. */
export function mismoProperty(answers: ReadableAnswers): MismoPart {
  const { occupancy, property_type, property_location, est_value_or_price, purchase_price } = answers;
  const address = parseLocation(property_location);
  const type = property_type && TYPES[property_type];
  const isCondo = property_type === 'Condo';
  return {
    node: {
      COLLATERAL: {
        SUBJECT_PROPERTY: {
          ADDRESS: {
            AddressLineText: address?.street,
            CityName: address?.city,
            PostalCode: address?.postalCode,
            StateCode: address?.state,
          },
          PROJECT: { PROJECT_DETAIL: { ProjectLegalStructureType: isCondo ? 'Condominium' : undefined } },
          PROPERTY_DETAIL: {
            AttachmentType: type?.attachment,
            ConstructionMethodType: type?.construction,
            FinancedUnitCount: type?.units?.toString(),
            PropertyEstimatedValueAmount: toAmount(est_value_or_price),
            PropertyInProjectIndicator: toIndicator(isCondo ? true : undefined),
            PropertyUsageType: occupancy && USAGE[occupancy],
          },
          SALES_CONTRACTS: {
            SALES_CONTRACT: {
              SALES_CONTRACT_DETAIL: { SalesContractAmount: toAmount(purchase_price) },
            },
          },
        },
      },
    },
    expressed: [
      'occupancy',
      'est_value_or_price',
      'purchase_price',
      ...(address ? (['property_location'] as const) : []),
      ...(type ? (['property_type'] as const) : []),
    ],
  };
}
