import { useState } from 'react';

/** Which of several amounts are wrong as they are typed: whether any is, and what each of their fields reports to. */
export function useWrongNames(): readonly [
  isWrong: boolean,
  report: (name: string) => (isWrong: boolean) => void,
] {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const report = (name: string) => (isWrong: boolean) =>
    setNames((before) =>
      before.has(name) === isWrong
        ? before
        : new Set(isWrong ? [...before, name] : [...before].filter((each) => each !== name)),
    );
  return [names.size > 0, report];
}
