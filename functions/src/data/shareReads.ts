/**
 * Returns a reader whose callers join the read of the same record that is under way, so that many at once cost one. It keeps no answer:
 * who asks after a read has ended reads anew.
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
