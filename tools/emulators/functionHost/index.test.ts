import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('runs the named function, and only that one fails when it throws', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "main": "index.js" }');
  writeFileSync(
    join(folder, 'index.js'),
    `export const get = { directory: (request, response) => response.send('officers') };
    const deliver = async ({ data }) => { if (data !== 'mail') throw new Error('not sent'); };
    deliver.__endpoint = { eventTrigger: { retry: true } };
    export { deliver };`,
  );
  vi.stubEnv('HOSTED_FUNCTIONS', folder);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { all } = await import('./index.ts');

  async function ask(name: string, body: unknown = {}) {
    const sent = { status: 200, body: undefined as unknown };
    const response = {
      headersSent: false,
      status(code: number) {
        sent.status = code;
        return response;
      },
      send(body: unknown) {
        sent.body = body;
      },
    };
    await all({ headers: { 'x-emulated-function': name, 'ce-type': 'created' }, body }, response);
    return sent;
  }

  expect(await ask('get.directory')).toEqual({ status: 200, body: 'officers' });
  expect(await ask('deliver', 'mail')).toEqual({ status: 200, body: { status: 'acknowledged' } });
  expect(logged).not.toHaveBeenCalled();
  expect(await ask('deliver')).toEqual({ status: 500, body: { status: 'failed' } });
  expect(await ask('get.nothing')).toEqual({ status: 500, body: { status: 'failed' } });
  expect(logged.mock.calls.map(([words]) => words)).toEqual([
    'deliver has failed:',
    'get.nothing has failed:',
  ]);
});
