import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';

/** How the field next to an AmountSlider is typed and formatted. */
export const sliderDollars = { notation: NOTATIONS.money, toText: formatDollars };
export const sliderPercent = { notation: NOTATIONS.rate, toText: (value: number) => `${value}%` };
