import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { Typography } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { useIsHydrated } from '../../../hydration/useIsHydrated.ts';
import type { FormValues } from './formValues.ts';

/** Describes the carried amounts in words, if the purpose asks for them and the answers are still the same. */
function nameAmounts(carried: FormValues, answers: FormValues): string[] {
  const { purpose } = answers;
  const isPurchase = (purpose ?? 'Purchase') === 'Purchase';
  const amounts = [
    ['purchase_price', 'home price', isPurchase],
    ['down_payment', 'down payment', isPurchase],
    ['est_value_or_price', 'home value', !isPurchase],
    ['current_loan_balance', 'loan balance', purpose !== 'Purchase'],
    ['current_rate', 'current rate', purpose !== 'Purchase'],
  ] as const;
  return amounts.flatMap(([field, name, isAsked]) => {
    const amount = carried[field];
    if (!isAsked || typeof amount !== 'number' || answers[field] !== amount) return [];
    return `${name} ${field === 'current_rate' ? `${amount}%` : formatDollars(amount)}`;
  });
}

interface CarriedAmountsProps {
  /** Amounts prefilled in the draft. */
  carried: FormValues;
}

/** Says which numbers from other pages were prefilled. The prerendered page has none. */
export function CarriedAmounts({ carried }: CarriedAmountsProps) {
  const isHydrated = useIsHydrated();
  const { getValues } = useFormContext<FormValues>();
  const names = isHydrated ? nameAmounts(carried, getValues()) : [];
  if (names.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3, textWrap: 'pretty' }}>
      We carried over your numbers: {names.join(', ')}. You can change them in the next steps.
    </Typography>
  );
}
