import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { useState } from 'react';
import { rememberNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { TypedValues } from '../inputs/calculatorInput.ts';
import { roundShare, toAmount, toShare } from './downShare.ts';
import type { DownUnit, MortgageField } from './mortgageEstimate.ts';

interface DownPaymentInputs {
  /** All fields; the down payment is in dollars. */
  typed: TypedValues<MortgageField>;
  change: (name: 'price' | 'down', value: NumberInput) => void;
  derive: (name: 'down', value: NumberInput) => void;
  /** Whether the down payment is one that the visitor entered on another page. */
  isCarried: boolean;
}

/** Manages the down payment, typed in dollars or in percent of the price, and what to keep of it when the price changes. */
export function useDownPayment({ typed, change, derive, isCarried }: DownPaymentInputs) {
  /** Typed dollars, or a typed share. Undefined: the share that the current amounts make up. */
  const [lastKept, setKept] = useState<'dollars' | { share: NumberInput }>();
  const [unit, setUnit] = useState<DownUnit>('dollars');
  const kept = lastKept ?? (isCarried ? 'dollars' : undefined);
  const typedShare = typeof kept === 'object' ? kept : undefined;
  const share = typedShare ? typedShare.share : toShare(typed.down, typed.price);
  const deriveFrom = (newShare: NumberInput, price: NumberInput) => {
    const amount = toAmount(newShare, price);
    if (amount !== undefined) derive('down', amount);
  };
  const keepShare = (newShare: NumberInput) => setKept({ share: newShare });
  return {
    unit,
    setUnit,
    /** The field's value, in its unit. */
    value: unit === 'dollars' ? typed.down : typedShare ? share : roundShare(share),
    /** The value to calculate with: the dollars, unless a share was typed, because a rounded share would change them. */
    exact:
      unit === 'percent' && typedShare
        ? ({ down: share, unit } as const)
        : ({ down: typed.down, unit: 'dollars' } as const),
    /** Formats the down payment in the other unit, given the estimate's dollars. */
    formatInOtherUnit: (dollars: number | undefined): string | undefined => {
      if (unit === 'percent') return dollars === undefined ? undefined : formatDollars(dollars);
      return typeof share === 'number' ? `${roundShare(share)}% of the price` : undefined;
    },
    changeDown: (value: NumberInput) => {
      if (unit === 'dollars') {
        setKept('dollars');
        change('down', value);
        return;
      }
      keepShare(value);
      deriveFrom(value, typed.price);
      rememberNumbers({ downShare: typeof value === 'number' ? value : undefined });
    },
    changePrice: (value: NumberInput) => {
      change('price', value);
      if (kept === 'dollars' || share === undefined) return;
      const keptShare = typedShare ? share : roundShare(share);
      keepShare(keptShare);
      deriveFrom(keptShare, value);
    },
    keepShare,
    reset: () => setKept(undefined),
  };
}
