import { useState } from 'react';

/** Returns whether any of several fields has invalid typed text, and the callback with which each field reports that. */
export function useInvalidFields(): readonly [
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
