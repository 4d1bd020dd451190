import type { OrderByDirection, WhereFilterOp } from 'firebase/firestore';

/** A query as plain data, which can be created and requested before Firestore's SDK has loaded. */
export interface PlainQuery {
  /** The path of the collection. */
  collection: string;
  where: readonly (readonly [field: string, operator: WhereFilterOp, value: unknown])[];
  orderBy?: readonly [field: string, direction?: OrderByDirection];
  /** Documents at most. */
  limit: number;
}
