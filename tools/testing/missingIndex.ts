/** The parts of a query in Firestore's API, gRPC or JSON, that decide which index it needs. */
export interface StructuredQuery {
  from?: { collectionId?: string | null; allDescendants?: boolean | null }[] | null;
  where?: Filter | null;
  orderBy?: { field?: { fieldPath?: string | null } | null; direction?: string | null }[] | null;
}

interface Filter {
  compositeFilter?: { op?: string | null; filters?: Filter[] | null } | null;
  fieldFilter?: { field?: { fieldPath?: string | null } | null; op?: string | null } | null;
  unaryFilter?: { field?: { fieldPath?: string | null } | null; op?: string | null } | null;
}

/** The parts of firestore.indexes.json. */
export interface IndexFile {
  indexes: {
    collectionGroup: string;
    queryScope: string;
    fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
  }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
}

interface Condition {
  field: string;
  op: string;
}

const NAME = '__name__';
/** Conditions that an index answers in one range; `in` is one such search per value. */
const EQUALITIES = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const CONTAINS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/** Returns the conditions of each disjunction: Firestore runs an `or` as that many queries. */
function disjunctions(filter: Filter | null | undefined): Condition[][] {
  const single = filter?.fieldFilter ?? filter?.unaryFilter;
  if (single) return [[{ field: single.field?.fieldPath ?? '', op: single.op ?? '' }]];
  const parts = filter?.compositeFilter?.filters ?? [];
  if (filter?.compositeFilter?.op === 'OR') return parts.flatMap(disjunctions);
  return parts
    .map(disjunctions)
    .reduce<Condition[][]>(
      (all, some) => all.flatMap((one) => some.map((other) => [...one, ...other])),
      [[]],
    );
}

/**
 * Returns a description of the index that firestore.indexes.json lacks for a query, or undefined if none is missing. The emulator answers
 * without indexes. Rules: https://firebase.google.com/docs/firestore/query-data/index-overview (Nov 22, 2026): each field has a
 * single-field index unless it is exempt, indexes with equalities are merged, and an order or a range combined with an equality needs a
 * composite index whose last fields are that order, in that direction. Aggregated fields come after these.
 * @param sums the fields that an aggregation adds up
 */
export function missingIndex(
  { from, where, orderBy }: StructuredQuery,
  { indexes, fieldOverrides }: IndexFile,
  sums: readonly string[] = [],
): string | undefined {
  const group = from?.[0]?.collectionId ?? '';
  const scope = from?.[0]?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const isExempt = (field: string) =>
    fieldOverrides.some(
      (one) =>
        one.collectionGroup === group &&
        (one.fieldPath === field || one.fieldPath === '*') &&
        one.indexes.length === 0,
    );
  const orders = (orderBy ?? []).map(({ field, direction }) => ({
    field: field?.fieldPath ?? '',
    order: direction ?? 'ASCENDING',
  }));

  for (const conditions of disjunctions(where)) {
    const equal = new Set(conditions.filter(({ op }) => EQUALITIES.has(op)).map(({ field }) => field));
    const contained = conditions.filter(({ op }) => CONTAINS.has(op)).map(({ field }) => field);
    const ranges = conditions
      .filter(({ op }) => !EQUALITIES.has(op) && !CONTAINS.has(op))
      .map(({ field }) => field);
    const sorted = [
      ...orders,
      ...[...new Set(ranges)]
        .filter((field) => !orders.some((one) => one.field === field))
        .map((field) => ({ field, order: 'ASCENDING' })),
      ...sums.map((field) => ({ field, order: 'ASCENDING' })),
    ].filter(({ field }) => field !== NAME && !equal.has(field));
    const prefix = [...equal, ...contained].filter((field) => field !== NAME);

    if (sorted.length + prefix.length === 0) continue;
    const isSimple = sorted.length === 0 || (sorted.length === 1 && prefix.length === 0);
    if (isSimple && scope === 'COLLECTION') {
      const exempt = [...prefix, ...sorted.map(({ field }) => field)].filter(isExempt);
      // Composite indexes have their own entries for an exempt field.
      const isComposed = (field: string) =>
        indexes.some(
          (one) =>
            one.collectionGroup === group &&
            one.fields.every(({ fieldPath }) => prefix.includes(fieldPath)) &&
            one.fields.some(({ fieldPath }) => fieldPath === field),
        );
      const lost = exempt.filter((field) => !isComposed(field));
      if (lost.length > 0) return `${group}: ${lost.join(', ')} is exempt from indexes`;
      continue;
    }

    const usable = indexes.filter(({ collectionGroup, queryScope, fields }) => {
      const tail = fields.slice(fields.length - sorted.length);
      const head = fields.slice(0, fields.length - sorted.length);
      return (
        collectionGroup === group &&
        queryScope === scope &&
        tail.length === sorted.length &&
        tail.every(
          ({ fieldPath, order }, at) => fieldPath === sorted[at]?.field && order === sorted[at]?.order,
        ) &&
        head.every(({ fieldPath, arrayConfig }) =>
          arrayConfig ? contained.includes(fieldPath) : equal.has(fieldPath),
        )
      );
    });
    const served = new Set(usable.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)));
    const isServed = usable.length > 0 && prefix.every((field) => served.has(field));
    if (!isServed) {
      const wanted = [
        ...[...equal].filter((field) => field !== NAME).map((field) => `${field} ASCENDING`),
        ...contained.map((field) => `${field} CONTAINS`),
        ...sorted.map(({ field, order }) => `${field} ${order}`),
      ];
      return `${group} (${scope}): ${wanted.join(', ')}`;
    }
  }
  return undefined;
}
