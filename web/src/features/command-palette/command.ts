import type { SvgIconComponent } from '@mui/icons-material';

/** The palette's groups, in display order. */
export const COMMAND_GROUPS = {
  recent: 'Recent',
  action: 'Actions',
  page: 'Pages',
  account: 'Account',
  flyer: 'Flyers',
  link: 'Shared links',
  realtor: 'Realtors',
  member: 'People',
  submission: 'Applications',
  lead: 'My leads',
} as const;
export type CommandGroup = keyof typeof COMMAND_GROUPS;

/** A palette command: opens a page or runs an action. */
export type Command = {
  id: string;
  group: CommandGroup;
  label: string;
  /** Distinguishes it from others with the same name. */
  detail?: string | undefined;
  Icon: SvgIconComponent;
  /** Other search words for it. */
  keywords?: string;
} & ({ to: string } | { run: () => void });
