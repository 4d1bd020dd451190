import { objectKeys } from '@brokerage/domain/collections/records';
import type { LayoutKey } from '@brokerage/domain/flyer/record/layoutKeys';
import type { NumberUnit, Template, TemplateField } from '@brokerage/domain/template/template';
import { pluralize } from '@brokerage/domain/text/pluralize';

/** Labels for templates, in display order. */
export const TEMPLATE_STATUS_NAMES: Record<Template['status'], string> = {
  published: 'Published',
  draft: 'Draft',
  retired: 'Retired',
};

export const LAYOUT_NAMES: Record<LayoutKey, string> = {
  'just-listed': 'Just listed',
  'open-house': 'Open house',
  'rate-sheet': 'Rate sheet',
  'first-home': 'First home',
  letter: 'Letter',
  'co-brand': 'Co-branded',
  program: 'Program',
  event: 'Event',
  greeting: 'Greeting, half page',
};

export const TYPE_NAMES: Record<TemplateField['type'], string> = {
  string: 'Text, one line',
  rich_text: 'Text, several lines',
  number: 'Number',
  date: 'Date',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  url: 'Web address',
  image: 'Picture',
};

export const UNIT_NAMES: Record<NumberUnit, string> = {
  plain: 'Plain number',
  usd: 'US dollars',
  percent: 'Percent',
};

/** Formats how long flyers are valid, such as `7 days` or `No expiration`. */
export const formatLifetime = (days: number | null): string =>
  days === null ? 'No expiration' : pluralize(days, 'day');

export const toEntries = <K extends string>(names: Record<K, string>) =>
  objectKeys(names).map((key) => [key, names[key]] as const);
