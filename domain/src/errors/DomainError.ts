import { type ErrorCode, type ErrorValues, errorCatalog } from './errorCatalog.ts';
import type { ErrorEntry, ErrorStatus, FieldIssue } from './errorEntry.ts';

interface FieldOptions {
  /** Keys of the fields concerned, in the order of the form. */
  fields?: readonly string[];
  /** The problem at each field; if left out, the error's sentence at each of `fields`. */
  issues?: readonly FieldIssue[];
}

type WithValues = { [C in ErrorCode]: ErrorValues<C> extends undefined ? never : C }[ErrorCode];

/** A code, and the values of its sentence if it has any. */
type Arguments =
  | [code: Exclude<ErrorCode, WithValues>, options?: FieldOptions]
  | { [C in WithValues]: [code: C, options: FieldOptions & { values: ErrorValues<C> }] }[WithValues];

/** An expected failure, identified by its code in the catalog. `message` is the sentence for the user. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly status: ErrorStatus;
  readonly title: string;
  readonly fields: readonly string[];
  readonly issues: readonly FieldIssue[];

  constructor(...[code, options = {}]: Arguments) {
    const { status, title, sentence }: ErrorEntry = errorCatalog[code];
    // `Arguments` pairs each code with its values; destructuring loses that pairing.
    const { fields, issues, values } = options as FieldOptions & { values?: unknown };
    const message = typeof sentence === 'string' ? sentence : sentence(values as never);
    super(message);
    this.code = code;
    this.status = status;
    this.title = title;
    this.issues = issues ?? (fields ?? []).map((path) => ({ path, message }));
    this.fields = fields ?? [...new Set(this.issues.map(({ path }) => path))];
  }
}

/** Returns the error for one field of a form, with the problem there. @typeParam Fields the form, if its field names should be checked */
export const invalidField = <Fields = Record<string, unknown>>(
  path: keyof Fields & string,
  message: string,
): DomainError => new DomainError('invalid-argument', { issues: [{ path, message }] });
