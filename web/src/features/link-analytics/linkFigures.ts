import type { LinkSums } from '@brokerage/domain/link/sharedLink';

/** The figures of a link, in the order of the visitor's steps. */
export const LINK_FIGURES = [
  { key: 'views', label: 'Views' },
  { key: 'uniques', label: 'Unique views' },
  { key: 'downloads', label: 'Downloads' },
  { key: 'starts', label: 'Starts' },
  { key: 'applications', label: 'Applications' },
] as const satisfies readonly { key: keyof LinkSums; label: string }[];
