import type { LinkSums } from '@brokerage/domain/link/sharedLink';

/** A link's figures, in the order of a visitor's steps. */
export const LINK_FIGURES = [
  { key: 'views', label: 'Views' },
  { key: 'uniques', label: 'Unique views' },
  { key: 'downloads', label: 'Downloads' },
  { key: 'starts', label: 'Starts' },
  { key: 'applications', label: 'Applications' },
] as const satisfies readonly { key: keyof LinkSums; label: string }[];
