import fc from 'fast-check';
import type { AnyContract, JsonSchema } from './contractSchemas.ts';
import { toContractSchemas } from './contractSchemas.ts';

/** How many examples of each contract are stored, and how many are tried for that. */
const EXAMPLES = 3;
const TRIES = 300;
/** Keeps the examples the same, so that a record changes only where a contract does. */
const SEED = 20261125;
const MAX_TEXT = 40;
const MAX_ITEMS = 3;

const FORMATS: Record<string, () => fc.Arbitrary<unknown>> = {
  email: () => fc.constantFrom('jordan@applicant.example', 'ana@staff.example'),
  date: () => fc.constantFrom('2026-11-25', '2026-12-31'),
  'date-time': () => fc.constant('2026-11-25T14:00:00.000Z'),
  uuid: () => fc.uuid(),
  uri: () => fc.constant('https://www.larkfield.example/'),
};

/** Texts as people and pages send them, for patterns that no text can be generated from. */
const TEXTS = [
  'V1StGXR8Z5jdHi6B-myTa',
  'jordan@applicant.example',
  'https://www.larkfield.example/',
  '2026-11-25T14:00',
  '2026-11-25',
  '2026-11',
  '#1e4034',
  '(973) 555-0190',
  '1900101',
  'NJ',
  '07011',
  'larkfield.example',
  'Jordan Sample',
  'clifton-nj',
  'abCD23efGH45',
  '123456',
];

function arbitraryText({
  format,
  pattern,
  minLength = 0,
  maxLength = 1000,
}: JsonSchema): fc.Arbitrary<unknown> {
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return known();
  if (pattern !== undefined) {
    const shape = new RegExp(pattern);
    const fitting = TEXTS.filter(
      (text) => shape.test(text) && text.length >= minLength && text.length <= maxLength,
    );
    if (fitting.length > 0) return fc.constantFrom(...fitting);
    return pattern.includes('(?') ? fc.constant('') : fc.stringMatching(shape);
  }
  const longest = Math.max(minLength, Math.min(maxLength, MAX_TEXT));
  return fc.stringMatching(new RegExp(`^[A-Za-z]{${minLength},${longest}}$`));
}

function arbitraryRecord(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(
    ([name, one]) => [name, typeof one === 'object' ? toArbitrary(one, root) : fc.string()] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function toArbitrary(schema: JsonSchema, root: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const found = schema.$ref.startsWith('#/$defs/') ? root.$defs?.[schema.$ref.slice(8)] : undefined;
    return typeof found === 'object' ? toArbitrary(found, root) : fc.constant(undefined);
  }
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return fc.oneof(...union.map((one) => toArbitrary(one, root)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (Array.isArray(schema.type)) return fc.constant(null);
  const { minimum = 0, maximum = 1_000_000, minItems = 0, maxItems = MAX_ITEMS, items } = schema;
  switch (schema.type) {
    case 'string':
      return arbitraryText(schema);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(minimum),
        max: Math.floor(Math.max(minimum, Math.min(maximum, 1_000_000))),
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(
        typeof items === 'object' && !Array.isArray(items) ? toArbitrary(items, root) : fc.constant(null),
        {
          minLength: minItems,
          maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
        },
      );
    case 'object':
      return arbitraryRecord(schema, root);
    default:
      return fc.constant(null);
  }
}

/**
 * Returns requests that a contract accepts: generated from its schema, and kept if its code accepts them, too. Some contracts have none.
 */
export function exampleRequests(contract: AnyContract): unknown[] {
  const { request } = toContractSchemas(contract);
  return fc
    .sample(toArbitrary(request, request), { numRuns: TRIES, seed: SEED })
    .filter((example) => contract.input.safeParse(example).success)
    .slice(0, EXAMPLES);
}
