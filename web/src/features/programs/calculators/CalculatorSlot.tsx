import { type ReactNode, Suspense } from 'react';
import { WithoutScript } from '../../../hydration/WithoutScript.tsx';

/** Holds a calculator, or says why there isn't one. */
export function CalculatorSlot({ children }: { children: ReactNode }) {
  return (
    <>
      <WithoutScript what="This calculator" instead="get the numbers" hides="calculator" />
      <div className="calculator">
        <Suspense>{children}</Suspense>
      </div>
    </>
  );
}
