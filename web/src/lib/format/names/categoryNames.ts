import type { Template } from '@brokerage/domain/template/template';

/** Labels of a template's categories, in the order in which they are offered. */
export const CATEGORY_NAMES: Record<Template['category'], string> = {
  flyer: 'Flyer',
  rate_sheet: 'Rate sheet',
  letter: 'Letter',
  event: 'Event',
  other: 'Other',
};
