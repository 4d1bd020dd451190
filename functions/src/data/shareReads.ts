/**
 * Returns a reader whose callers share a pending read of the same record, so that many at once cost one. It caches nothing: a call after a
 * read has ended reads again.
 */
export function shareReads<Rest extends unknown[], T>(
  read: (tenantId: string, id: string, ...rest: Rest) => Promise<T>,
) {
  const underWay = new Map<string, Promise<T>>();
  return (tenantId: string, id: string, ...rest: Rest): Promise<T> => {
    const key = `${tenantId} ${id}`;
    const known = underWay.get(key);
    if (known) return known;
    const reading = read(tenantId, id, ...rest).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
}
