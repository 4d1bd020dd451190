import type { JsonSchema } from './contractSchemas.ts';

type Schema = JsonSchema;
type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };

/** A schema and the document that its references are in. */
interface Place {
  schema: Schema;
  root: Schema;
}

/** Keywords that don't limit which values are accepted. */
const NOTES = new Set(['$defs', 'default', 'description', 'title', 'id', 'contentEncoding', '$ref']);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function resolve({ schema, root }: Place): Place {
  const { $ref } = schema;
  if ($ref === undefined) return { schema, root };
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (isSchema(at) ? (at as Record<string, unknown>)[key] : undefined), root);
  if ($ref === '#') return { schema: root, root };
  if (!isSchema(found)) throw new Error(`Unknown reference ${$ref}`);
  return resolve({ schema: found, root });
}

const acceptsAnything = (schema: Schema): boolean => Object.keys(schema).every((key) => NOTES.has(key));

/** The alternatives of a schema: those of a union, of several types, or of an enum. */
function toAlternatives({ schema, root }: Place): Place[] | undefined {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.filter(isSchema).map((one) => ({ schema: one, root }));
  if (Array.isArray(schema.type)) {
    return (schema.type as ('string' | 'null')[]).map((type) => ({ schema: { ...schema, type }, root }));
  }
  const values = schema.enum;
  if (values && values.length > 1) return values.map((value) => ({ schema: { const: value }, root }));
  return undefined;
}

/**
 * Splits an object whose required property lists several values into one object per value, because the accepting schema may use a separate
 * alternative for each. Undefined if no property does.
 */
function splitByChoice({ schema, root }: Place): Place[] | undefined {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const values = isSchema(property) && Array.isArray(property.enum) ? property.enum : [];
    if (values.length < 2 || !schema.required?.includes(name)) continue;
    return values.map((value) => ({
      schema: { ...schema, properties: { ...schema.properties, [name]: { const: value } } },
      root,
    }));
  }
  return undefined;
}

/** Returns the one value that a schema accepts; undefined for several. */
function fixedValue({ const: value, enum: values }: Schema): { value: Value } | undefined {
  if (value !== undefined) return { value: value as Value };
  return values?.length === 1 ? { value: values[0] as Value } : undefined;
}

const typeOfValue = (value: Value) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as 'string' | 'boolean' | 'object';
};

const within = (type: unknown, other: unknown): boolean =>
  other === undefined || type === other || (type === 'integer' && other === 'number');

/** Limits that accept fewer values when raised, and when lowered. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

function findLimits(sub: Schema, sup: Schema): string[] {
  const tighter = [
    ...LOWER.filter((key) => Number(sup[key] ?? -Infinity) > Number(sub[key] ?? -Infinity)),
    ...UPPER.filter((key) => Number(sup[key] ?? Infinity) < Number(sub[key] ?? Infinity)),
  ];
  const others = (['pattern', 'format'] as const).filter(
    (key) => sup[key] !== undefined && sup[key] !== sub[key],
  );
  return [...tighter, ...others].map((key) => `${key} ${sub[key] ?? 'none'} became ${sup[key]}`);
}

/** Pairs that are already being compared, at which recursion in a self-referencing schema ends. */
type Seen = readonly (readonly [Schema, Schema])[];

/**
 * Returns, with their paths, the reasons why `accepted` doesn't accept every value of `given`. It errs on the side of a mismatch: it
 * compares patterns by their text.
 */
export function findMismatches(given: Place, accepted: Place, path = '', seen: Seen = []): string[] {
  const sub = resolve(given);
  const sup = resolve(accepted);
  if (given.schema.$ref !== undefined) {
    if (seen.some(([one, other]) => one === sub.schema && other === sup.schema)) return [];
    seen = [...seen, [sub.schema, sup.schema]];
  }
  const at = path === '' ? 'the whole' : path;
  if (acceptsAnything(sup.schema)) return [];
  const branches = toAlternatives(sub);
  if (branches) return branches.flatMap((branch) => findMismatches(branch, sup, path, seen));
  const alternatives = toAlternatives(sup);
  if (alternatives) {
    const tried = alternatives.map((one) => findMismatches(sub, one, path, seen));
    if (tried.some((problems) => problems.length === 0)) return [];
    const split = splitByChoice(sub);
    if (split) return split.flatMap((one) => findMismatches(one, sup, path, seen));
    const known = fixedValue(sub.schema);
    if (known) return [`${at}: ${JSON.stringify(known.value)} is unknown`];
    // The closest alternative, which has the fewest problems, is probably the intended one.
    return tried.toSorted((one, other) => one.length - other.length)[0] ?? [`${at}: nothing fits`];
  }
  const wanted = fixedValue(sup.schema);
  const fixed = fixedValue(sub.schema);
  if (wanted) {
    if (fixed?.value === wanted.value) return [];
    return [
      `${at}: ${fixed ? JSON.stringify(fixed.value) : 'any value'} isn’t ${JSON.stringify(wanted.value)}`,
    ];
  }
  const type = sub.schema.type ?? (fixed && typeOfValue(fixed.value));
  if (!within(type, sup.schema.type))
    return [`${at}: ${String(type ?? 'anything')} isn’t ${String(sup.schema.type)}`];
  if (fixed) return [];
  return [
    ...findLimits(sub.schema, sup.schema).map((problem) => `${at}: ${problem}`),
    ...findItems(sub, sup, path, seen),
    ...findProperties(sub, sup, path, seen),
  ];
}

function findItems(sub: Place, sup: Place, path: string, seen: Seen): string[] {
  if (sub.schema.type !== 'array' || !isSchema(sup.schema.items) || Array.isArray(sup.schema.items))
    return [];
  const items = isSchema(sub.schema.items) ? sub.schema.items : {};
  return findMismatches({ ...sub, schema: items }, { ...sup, schema: sup.schema.items }, `${path}[]`, seen);
}

function findProperties(sub: Place, sup: Place, path: string, seen: Seen): string[] {
  if (sub.schema.type !== 'object') return [];
  const { properties = {}, required = [], additionalProperties: others } = sub.schema;
  const { properties: taken = {}, required: wanted = [], additionalProperties: rest } = sup.schema;
  const to = (name: string) => (path === '' ? name : `${path}.${name}`);
  const problems = wanted
    .filter((name) => !required.includes(name))
    .map((name) => `${to(name)}: is now required`);
  for (const [name, schema] of Object.entries(properties)) {
    if (!isSchema(schema)) continue;
    const known = taken[name] ?? rest;
    if (known === false) problems.push(`${to(name)}: isn’t known`);
    else if (isSchema(known)) {
      problems.push(...findMismatches({ ...sub, schema }, { ...sup, schema: known }, to(name), seen));
    }
  }
  if (isSchema(others) && rest === false) problems.push(`${to('*')}: isn’t known`);
  else if (isSchema(others) && isSchema(rest)) {
    problems.push(...findMismatches({ ...sub, schema: others }, { ...sup, schema: rest }, to('*'), seen));
  }
  return problems;
}
