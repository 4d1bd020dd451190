import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NumberInput } from '../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';
import { readInputs, writeInputs } from './inputsInAddress.ts';

/** Safari refuses more than 100 changes of the address in 30 seconds. */
const WRITE_AFTER_MS = 400;

const onHashChange = (tell: () => void) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};

interface CalculatorInputs<Name extends string> {
  typed: Typed<Name>;
  change: (name: Name, value: NumberInput) => void;
}

/** What is in a calculator's fields: the example, what a link carries, and what was typed, each over the one before. */
export function useCalculatorInputs<Name extends string>(example: Typed<Name>): CalculatorInputs<Name> {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => '',
  );
  const [changes, setChanges] = useState<Partial<Typed<Name>>>({});
  const typed = { ...example, ...readInputs(hash, example), ...changes };
  const text = writeInputs(typed, example);
  useEffect(() => {
    if (Object.keys(changes).length === 0) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', text || window.location.pathname);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [changes, text]);
  return { typed, change: (name, value) => setChanges((before) => ({ ...before, [name]: value })) };
}
