import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

type MoneyFieldProps = Omit<NumberFieldProps, 'notation' | 'step'>;

/** An amount in US dollars; cents are optional. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField {...props} notation={NOTATIONS.money} />;
}
