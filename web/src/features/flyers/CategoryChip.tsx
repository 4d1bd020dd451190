import { TEMPLATE_CATEGORIES, type Template } from '@brokerage/domain/template/template';
import { Chip, type ChipProps } from '@mui/material';
import { CATEGORY_NAMES } from '../../lib/format/names/categoryNames.ts';

type Category = Template['category'];

/** One style per category. */
const CATEGORY_STYLES: Record<Category, Pick<ChipProps, 'color' | 'variant'>> = {
  flyer: { color: 'primary' },
  rate_sheet: { color: 'info' },
  letter: { color: 'default' },
  event: { color: 'secondary' },
  other: { color: 'default', variant: 'outlined' },
};

export const categoryOptions = TEMPLATE_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

/** A template's category. */
export function CategoryChip({ category }: { category: Category }) {
  return (
    <Chip
      size="small"
      label={CATEGORY_NAMES[category]}
      data-category={category}
      {...CATEGORY_STYLES[category]}
    />
  );
}
