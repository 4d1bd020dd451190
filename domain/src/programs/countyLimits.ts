import { LOAN_LIMITS } from './loanLimits.ts';

interface StateLimits {
  /** Counties with a limit above the baseline, grouped by limit in dollars for one unit, highest first. */
  higher: readonly (readonly [limit: number, counties: readonly string[]])[];
  /** Counties at the baseline. */
  baseline: readonly string[];
}

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

/**
 * The one-unit limits of each county for LOAN_LIMITS.year, by state, from FHFA's list of all counties
 * (fullcountyloanlimitlist2026_hera-based_final_flat). The New York area isn't at the ceiling in 2026: it keeps its 2025 limit.
 */
const COUNTY_LIMITS: Readonly<Record<string, StateLimits>> = {
  'New Jersey': {
    higher: [
      [
        1_209_750,
        [
          'Bergen',
          'Essex',
          'Hudson',
          'Hunterdon',
          'Middlesex',
          'Monmouth',
          'Morris',
          'Ocean',
          'Passaic',
          'Somerset',
          'Sussex',
          'Union',
        ],
      ],
    ],
    baseline: [
      'Atlantic',
      'Burlington',
      'Camden',
      'Cape May',
      'Cumberland',
      'Gloucester',
      'Mercer',
      'Salem',
      'Warren',
    ],
  },
  California: {
    higher: [
      [
        ceiling,
        [
          'Alameda',
          'Contra Costa',
          'Los Angeles',
          'Marin',
          'Orange',
          'San Benito',
          'San Francisco',
          'San Mateo',
          'Santa Clara',
          'Santa Cruz',
        ],
      ],
      [1_104_000, ['San Diego']],
      [1_035_000, ['Ventura']],
      [1_017_750, ['Napa']],
      [1_000_500, ['San Luis Obispo']],
      [994_750, ['Monterey']],
      [941_850, ['Santa Barbara']],
      [897_000, ['Sonoma']],
    ],
    baseline: [
      'Alpine',
      'Amador',
      'Butte',
      'Calaveras',
      'Colusa',
      'Del Norte',
      'El Dorado',
      'Fresno',
      'Glenn',
      'Humboldt',
      'Imperial',
      'Inyo',
      'Kern',
      'Kings',
      'Lake',
      'Lassen',
      'Madera',
      'Mariposa',
      'Mendocino',
      'Merced',
      'Modoc',
      'Mono',
      'Nevada',
      'Placer',
      'Plumas',
      'Riverside',
      'Sacramento',
      'San Bernardino',
      'San Joaquin',
      'Shasta',
      'Sierra',
      'Siskiyou',
      'Solano',
      'Stanislaus',
      'Sutter',
      'Tehama',
      'Trinity',
      'Tulare',
      'Tuolumne',
      'Yolo',
      'Yuba',
    ],
  },
  Maine: {
    higher: [],
    baseline: [
      'Androscoggin',
      'Aroostook',
      'Cumberland',
      'Franklin',
      'Hancock',
      'Kennebec',
      'Knox',
      'Lincoln',
      'Oxford',
      'Penobscot',
      'Piscataquis',
      'Sagadahoc',
      'Somerset',
      'Waldo',
      'Washington',
      'York',
    ],
  },
};

export interface CountyGroup {
  /** Dollars, for one unit. */
  limit: number;
  counties: readonly string[];
  /** Whether it includes every county of the state without a higher limit. */
  isBaseline: boolean;
}

/** Returns a state's counties grouped by limit, highest first; undefined for a state whose counties aren't listed. */
export function countyLimits(state: string): CountyGroup[] | undefined {
  const limits = COUNTY_LIMITS[state];
  if (!limits) return undefined;
  return [
    ...limits.higher.map(([limit, counties]) => ({ limit, counties, isBaseline: false })),
    { limit: baseline, counties: limits.baseline, isBaseline: true },
  ];
}

/** Keeps the counties whose name, or a later word of it, begins with the typed words, which may include "County". */
export function findCounties(groups: readonly CountyGroup[], typed: string): CountyGroup[] {
  const words = typed
    .toLowerCase()
    .replace(/\bcounty\b/, '')
    .trim();
  return groups
    .map((group) => ({
      ...group,
      counties: group.counties.filter((name) => ` ${name.toLowerCase()}`.includes(` ${words}`)),
    }))
    .filter(({ counties }) => counties.length > 0);
}
