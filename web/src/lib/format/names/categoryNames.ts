import type { Template } from '@brokerage/domain/template/template';

/** Labels of template categories, in display order. */
export const CATEGORY_NAMES: Record<Template['category'], string> = {
  flyer: 'Flyer',
  rate_sheet: 'Rate sheet',
  letter: 'Letter',
  event: 'Event',
  other: 'Other',
};
