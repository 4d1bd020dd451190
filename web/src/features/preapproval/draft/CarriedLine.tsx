import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { Typography } from '@mui/material';
import { useIsHydrated } from '../../../hydration/useIsHydrated.ts';
import type { FormValues } from './formValues.ts';

/** Returns the amounts as people say them, as far as the purpose asks for them. */
function nameAmounts({ purpose, ...values }: FormValues): string[] {
  const isPurchase = (purpose ?? 'Purchase') === 'Purchase';
  const amounts = [
    ['home price', isPurchase && values.purchase_price],
    ['down payment', isPurchase && values.down_payment],
    ['home value', !isPurchase && values.est_value_or_price],
    ['loan balance', purpose !== 'Purchase' && values.current_loan_balance],
  ] as const;
  const { current_rate: rate } = values;
  return [
    ...amounts.flatMap(([name, amount]) =>
      typeof amount === 'number' ? [`${name} ${formatDollars(amount)}`] : [],
    ),
    ...(purpose !== 'Purchase' && typeof rate === 'number' ? [`current rate ${rate}%`] : []),
  ];
}

interface CarriedLineProps {
  /** Amounts that the draft began with. */
  carried: FormValues;
  purpose: FormValues['purpose'];
}

/** Says which numbers of other pages are in the application already. The prerendered page knows none. */
export function CarriedLine({ carried, purpose }: CarriedLineProps) {
  const isHydrated = useIsHydrated();
  const names = isHydrated ? nameAmounts({ ...carried, purpose }) : [];
  if (names.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 3, textWrap: 'pretty' }}>
      We carried over your numbers: {names.join(', ')}. You can change them in the next steps.
    </Typography>
  );
}
