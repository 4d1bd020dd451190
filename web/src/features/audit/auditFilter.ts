/** Filter of the list; empty values match all. It's kept in the URL, so reload and Back preserve it. */
export interface AuditFilter {
  /** The uid of the person who did it, or to whom it was done. */
  person: string;
  /** One entity, by type and id: `flyer:abc`. */
  entity: string;
  /** `entity:member` or `action:member_invited`. */
  kind: string;
  /** Inclusive days in the company's time zone: 2026-11-20. */
  from: string;
  to: string;
}

const FIELDS = ['person', 'entity', 'kind', 'from', 'to'] as const satisfies (keyof AuditFilter)[];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ENTITY = /^[a-z_]+:[^/]{1,200}$/;
const KIND = /^(entity|action):.+$/;

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));
const only = (text: string | null, isRight: (text: string) => boolean) =>
  text !== null && isRight(text) ? text : '';

/** Parses the filter in a URL; invalid values count as "all". */
export function toAuditFilter(search: URLSearchParams): AuditFilter {
  return {
    person: search.get('person') ?? '',
    entity: only(search.get('entity'), (text) => ENTITY.test(text)),
    kind: only(search.get('kind'), (text) => KIND.test(text)),
    from: only(search.get('from'), isDay),
    to: only(search.get('to'), isDay),
  };
}

export const isEverything = (filter: AuditFilter) => FIELDS.every((field) => filter[field] === '');

/** Returns the search parameters of a filter, or of one record in it. */
export function toFilterAddress(filter: Partial<AuditFilter>, record?: string): Record<string, string> {
  const address: Record<string, string> = {};
  for (const field of FIELDS) {
    const value = filter[field];
    if (value) address[field] = value;
  }
  if (record) address.record = record;
  return address;
}
