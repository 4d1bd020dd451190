import { describe, expect, it, vi } from 'vitest';
import { withEnvelopeValidation } from './withEnvelopeValidation.ts';

function responseTo(body: unknown, { method = 'POST', size = JSON.stringify(body)?.length ?? 0 } = {}) {
  const callable = Object.assign(vi.fn(), { __endpoint: { region: ['us-east1'] } });
  const json = vi.fn();
  const response = { status: vi.fn(() => ({ json })), set: vi.fn() };
  const guarded = withEnvelopeValidation(callable as never) as unknown as typeof callable;
  guarded({ method, body, rawBody: { length: size } }, response);
  return {
    passed: callable.mock.calls.length === 1,
    status: response.status.mock.calls.at(0)?.at(0),
    guarded,
  };
}

const nested = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

describe('withEnvelopeValidation', () => {
  it('passes what the SDK sends, and keeps what the deployment reads', () => {
    expect(responseTo({ data: { first_name: 'The "@type" key' } }).passed).toBe(true);
    expect(responseTo({ data: { first_name: 'Zoë 李 👩‍👧', note: 'the text \\ud800' } }).passed).toBe(true);
    expect(responseTo({ data: null }).passed).toBe(true);
    expect(responseTo(undefined, { method: 'OPTIONS' }).passed).toBe(true);
    expect(responseTo({ data: null }).guarded.__endpoint).toEqual({ region: ['us-east1'] });
  });

  it.each([
    ['no envelope', { first_name: 'Rosa' }],
    ['a second key', { data: {}, 'rosa@borrower.example': 1 }],
    ['an array', [{ data: {} }]],
    ['a text', 'data'],
    ['nothing', null],
    [
      'a typed number',
      { data: { value: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' } } },
    ],
    ['half a surrogate pair', { data: { first_name: 'Ro\ud800sa' } }],
    ['half a surrogate pair deep inside', { data: { list: [{ text: '\udfff' }] } }],
    ['half a surrogate pair in a key', { data: { 'a\ud83d': 1 } }],
    ['half a surrogate pair and nothing else', { data: '\ud83d' }],
  ])('rejects %s before anything is logged', (_case, body) => {
    expect(responseTo(body)).toMatchObject({ passed: false, status: 400 });
  });

  it('rejects a large body, and one nested deeper than the stack', () => {
    expect(responseTo({ data: 'x' }, { size: 65 * 1024 })).toMatchObject({ passed: false, status: 400 });
    expect(responseTo({ data: nested(20_000) }, { size: 40_000 })).toMatchObject({
      passed: false,
      status: 400,
    });
  });
});
