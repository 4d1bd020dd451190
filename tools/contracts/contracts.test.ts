import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { compareContracts, recordedContractsSchema } from './compareContracts.ts';
import { type AnyContract, presentContracts } from './contractSchemas.ts';
import { loadRecordedContracts, recordContracts } from './recordedContracts.ts';

const recorded = loadRecordedContracts();

describe('pages of a recorded release', () => {
  it('are stored', () => expect(recorded.length).toBeGreaterThan(0));

  it.each(recorded)('of $build work with these functions', (release) => {
    expect(
      compareContracts(release, presentContracts),
      'Keep what these pages send and understand; docs/runbook.md, Releases',
    ).toEqual([]);
  });

  it.each(recorded)('of $build have requests for nearly every function', ({ contracts }) => {
    const all = Object.values(contracts);
    expect(all.filter(({ examples }) => examples.length > 0).length / all.length).toBeGreaterThan(0.9);
    for (const name of [
      'submit-preapproval',
      'send-contact-message',
      'schedule-call',
      'report-client-error',
    ]) {
      expect(contracts[name]?.examples.length, name).toBeGreaterThan(0);
    }
  });
});

const input = z.strictObject({
  id: z.string().max(20),
  state: z.enum(['new', 'closed']).optional(),
  filter: z.union([
    z.strictObject({ by: z.literal('name'), name: z.string() }),
    z.strictObject({ by: z.literal('all') }),
  ]),
  tags: z.array(z.string()).max(3),
});
const output = z.object({
  count: z.number().int(),
  kind: z.enum(['one', 'two']),
  at: z.iso.datetime().nullable(),
  rows: z.array(z.object({ id: z.string() })),
  sums: z.record(z.string(), z.number()),
});
const contract: AnyContract = { input, output };
const before = recordedContractsSchema.parse(
  JSON.parse(JSON.stringify(recordContracts('1.0.0', { call: contract }))),
);
const changed = (changes: Partial<AnyContract>) =>
  compareContracts(before, { call: { ...contract, ...changes } });

describe('a compatible contract', () => {
  it.each<[string, Partial<AnyContract>]>([
    ['as it is', {}],
    ['with a new optional field', { input: input.extend({ more: z.string().optional() }) }],
    ['with a field that is no longer required', { input: input.partial({ id: true }) }],
    ['with a longer text', { input: input.extend({ id: z.string().max(30) }) }],
    ['with another choice', { input: input.extend({ state: z.enum(['new', 'closed', 'open']).optional() }) }],
    ['with more in its answer', { output: output.extend({ more: z.string() }) }],
    ['with an answer that is never null', { output: output.extend({ at: z.iso.datetime() }) }],
    ['with one kind fewer in its answer', { output: output.extend({ kind: z.enum(['one']) }) }],
  ])('%s', (_words, changes) => expect(changed(changes)).toEqual([]));
});

describe('a contract that breaks open pages', () => {
  it.each<[string, Partial<AnyContract>, string]>([
    [
      'by a new required field',
      { input: input.extend({ more: z.string() }) },
      'call, request: more: is now required',
    ],
    [
      'by a field that it no longer takes',
      { input: input.omit({ state: true }) },
      'call, request: state: isn’t known',
    ],
    [
      'by a shorter text',
      { input: input.extend({ id: z.string().max(10) }) },
      'call, request: id: maxLength 20 became 10',
    ],
    [
      'by another type',
      { input: input.extend({ id: z.number() }) },
      'call, request: id: string isn’t number',
    ],
    [
      'by a choice that is gone',
      { input: input.extend({ state: z.enum(['new']).optional() }) },
      'call, request: state: "closed" isn’t "new"',
    ],
    [
      'by fewer items',
      { input: input.extend({ tags: z.array(z.string()).max(2) }) },
      'call, request: tags: maxItems 3 became 2',
    ],
    [
      'by an alternative that is gone',
      { input: input.extend({ filter: z.strictObject({ by: z.literal('name'), name: z.string() }) }) },
      'call, request: filter.by: "all" isn’t "name"',
    ],
    [
      'by an answer without a field',
      { output: output.omit({ count: true }) },
      'call, response: count: is now required',
    ],
    [
      'by an answer that may leave it out',
      { output: output.partial({ count: true }) },
      'call, response: count: is now required',
    ],
    [
      'by an answer with a new kind',
      { output: output.extend({ kind: z.enum(['one', 'two', 'six']) }) },
      'call, response: kind: "six" is unknown',
    ],
    [
      'by an answer that may be null',
      { output: output.extend({ count: z.number().int().nullable() }) },
      'call, response: count: null isn’t integer',
    ],
    [
      'by parts instead of whole numbers',
      { output: output.extend({ count: z.number() }) },
      'call, response: count: number isn’t integer',
    ],
    [
      'deep in its answer',
      { output: output.extend({ rows: z.array(z.object({ id: z.number() })) }) },
      'call, response: rows[].id: number isn’t string',
    ],
    [
      'in a map of its answer',
      { output: output.extend({ sums: z.record(z.string(), z.string()) }) },
      'call, response: sums.*: string isn’t number',
    ],
  ])('%s', (_words, changes, problem) => expect(changed(changes)).toContain(problem));

  it('by code that rejects what it accepted, which no schema shows', () => {
    const problems = changed({ input: input.refine(() => false, 'No longer') });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every((problem) => problem.endsWith('is refused'))).toBe(true);
  });

  it('by removal', () => expect(compareContracts(before, {})).toEqual(['call: the function is gone']));
});

it('recognizes two acts that are separate now but were one schema', () => {
  const record = (input: z.ZodType) =>
    recordedContractsSchema.parse(
      JSON.parse(JSON.stringify(recordContracts('1.0.0', { call: { input, output } }))),
    );
  const act = z.strictObject({ name: z.enum(['deny', 'close']), reasons: z.array(z.string()) });
  const deny = act.extend({ name: z.literal('deny') });
  const close = act.extend({ name: z.literal('close'), reasons: act.shape.reasons.default([]) });
  const compare = (...acts: [typeof deny, z.ZodObject<{ name: z.ZodLiteral<'close'> }>]) =>
    compareContracts(record(act), { call: { input: z.discriminatedUnion('name', acts), output } });
  expect(compare(deny, close)).toEqual([]);
  expect(compare(deny, close.extend({ missing: z.string() }))).not.toEqual([]);
});

it('handles a schema that refers to itself', () => {
  const node: z.ZodType = z.strictObject({
    value: z.string(),
    get next() {
      return node.nullable();
    },
  });
  const release = recordedContractsSchema.parse(
    JSON.parse(JSON.stringify(recordContracts('1.0.0', { call: { input: node, output } }))),
  );
  expect(compareContracts(release, { call: { input: node, output } })).toEqual([]);
});
