import type { SvgIconComponent } from '@mui/icons-material';

/** The groups of the palette, in the order in which they are listed. */
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

/** Something the palette can do: open a place, or act at once. */
export type Command = {
  id: string;
  group: CommandGroup;
  label: string;
  /** Distinguishes it from others of the same name. */
  detail?: string | undefined;
  Icon: SvgIconComponent;
  /** Other search words for it. */
  keywords?: string;
} & ({ to: string } | { run: () => void });
