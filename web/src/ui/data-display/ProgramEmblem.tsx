const drawings = {
  conventional: 'M8 30 32 10l24 20M13 27v27h38V27M27 54V40h10v14M19 33h6v6h-6zM39 33h6v6h-6zM44 20v-8h5v12',
  fha: 'M32 7 53 15v15c0 14-9 22-21 27C20 52 11 44 11 30V15zM20 34l12-10 12 10M23 32v12h18V32M30 44v-7h4v7',
  va: 'M32 9l6.500 13.500L53 24.500 42.500 35 45 49.500 32 42.500 19 49.500 21.500 35 11 24.500l14.500-2zM10 56h44',
  jumbo: 'M5 55h54M10 55V28l22-17 22 17v27M20 55V35h8v20M36 55V35h8v20M16 29h32M32 11V5h8',
  usda: 'M6 55h52M16 55V32l12-10 12 10v23M24 55V43h8v12M46 55V24c0-8 10-8 10 0v31M46 31h10M8 47c3-4 5-4 8 0',
  construction: 'M12 55V31l20-17 20 17v24M12 55h40M22 55V39h20v16M32 14v41M22 47h20M46 8v18M40 8h18M58 8v9',
  heloc: 'M12 28 32 11l20 17M16 25v12h32V25M12 43h40M12 50h40M12 57h40M28 37v-8h8v8',
  'alternative-lending': 'M14 8h26l10 10v38H14zM40 8v10h10M22 28h20M22 36h20M22 44h8M36 50l4-5 4 3 4-7',
  'down-payment-assistance':
    'M18 27 32 15l14 12v13H18zM29 40v-8h6v8M6 46c8-5 14-2 18 2h12c5 0 5 6 0 6H26M6 57c14 2 30 4 50-11',
  refinance:
    'M20 34 32 23l12 11v13H20zM29 47v-7h6v7M9 36a23 23 0 0 1 40-19M55 28a23 23 0 0 1-40 19M49 8v9h-9M15 56v-9h9',
} as const;

export type EmblemSlug = keyof typeof drawings;

/** The drawn sign of a loan program; decoration beside its name. */
export function ProgramEmblem({ slug, size = 64 }: { slug: EmblemSlug; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 100 ? 1.6 : 2.25}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={drawings[slug]} />
    </svg>
  );
}
