import { useState } from 'react';

/** Returns whether any of several fields has invalid typed text, and the callback with which each field reports that. */
export function useInvalidFields(): readonly [
  isInvalid: boolean,
  report: (name: string) => (isInvalid: boolean) => void,
] {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  const report = (name: string) => (isInvalid: boolean) =>
    setNames((before) =>
      before.has(name) === isInvalid
        ? before
        : new Set(isInvalid ? [...before, name] : [...before].filter((each) => each !== name)),
    );
  return [names.size > 0, report];
}
