import { type ReactNode, Suspense } from 'react';
import { WithoutScript } from '../../../hydration/WithoutScript.tsx';

/** Renders a calculator, or a message if it couldn't load. */
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
