/** One task, with a link to the page that handles it. */
export interface TaskItem {
  id: string;
  title: string;
  detail: string;
  /** How long it's overdue. */
  overdue?: string | undefined;
  /** `name`: for screen readers, unlike that of any other. `path` is in the portal, `href` outside of it. */
  actions: readonly ({ label: string; name: string } & ({ path: string } | { href: string }))[];
}

/** Things of one kind that wait. */
export interface TaskList {
  /** How many: `3`, `10+`. */
  count: string;
  items: readonly TaskItem[];
  /** Records that could not be read. */
  unreadable: number;
  /** A short text about the most urgent item: `Longest wait: 13 days`. */
  mostUrgent?: string | undefined;
}
