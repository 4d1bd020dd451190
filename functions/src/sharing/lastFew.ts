/** What an instance keeps of a hot link: the last so many of what never changes under its name. */
export function lastFew<T>(most: number): {
  get(name: string): T | undefined;
  keep(name: string, one: T): void;
} {
  const known = new Map<string, T>();
  return {
    get: (name) => known.get(name),
    keep(name, one) {
      const oldest = known.size >= most ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      known.set(name, one);
    },
  };
}
