import { useState } from 'react';

/** Returns whether any of several fields is invalid as it is typed, and the callback by which each of them reports. */
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
