import { NumberField, type NumberFieldProps } from './NumberField.tsx';

type MoneyFieldProps = Omit<NumberFieldProps, 'decimals' | 'maxDigits' | 'prefix' | 'suffix' | 'thousands'>;

/** An amount in US dollars, below a billion, with cents where they are typed. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField {...props} decimals={2} maxDigits={9} prefix="$" thousands />;
}
