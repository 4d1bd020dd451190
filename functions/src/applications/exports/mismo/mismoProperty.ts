import type { ReadableAnswers } from '@brokerage/domain/preapproval/readStoredAnswers';
import { toAmount, toIndicator } from './mismoNode.ts';
import type { MismoPart } from './mismoPart.ts';
import { parseLocation } from './parseLocation.ts';

const USAGE = {
  Primary: 'PrimaryResidence',
  Second: 'SecondHome',
  Investment: 'Investment',
} as const;

type PropertyType = NonNullable<ReadableAnswers['property_type']>;

/** What a type says for certain. How many units "2-4 unit" are isn't known; whether another home is attached, only of a townhouse. */
const TYPES: Record<PropertyType, { units?: 1; construction?: string; attachment?: string } | undefined> = {
  SFR: { units: 1 },
  Condo: { units: 1 },
  Townhouse: { units: 1, attachment: 'Attached' },
  Manufactured: { construction: 'Manufactured' },
  Modular: { construction: 'Modular' },
  '2-4Unit': undefined,
};

/** The subject property: COLLATERALS. */
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
