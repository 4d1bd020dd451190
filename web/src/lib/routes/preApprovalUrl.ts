import { sitePaths } from './sitePaths.ts';

type Purpose = 'Purchase' | 'Refinance' | 'HELOC/Other';

/** Amounts that a calculator passes to the questionnaire: dollars, and a rate in percent. */
interface CarriedAmounts {
  price?: number;
  down?: number;
  balance?: number;
  rate?: number;
}

/** Returns the questionnaire's URL with the purpose and any known amounts filled in. */
export function preApprovalUrl(purpose: Purpose, amounts: CarriedAmounts = {}): string {
  const search = new URLSearchParams({ purpose });
  for (const [name, amount] of Object.entries(amounts)) {
    if (typeof amount === 'number') search.set(name, String(amount));
  }
  return `${sitePaths.preApproval}?${search}`;
}
