import { expect, it } from 'vitest';
import { required } from '../testing/emulator.ts';

const address = `http://${required('FUNCTIONS_EMULATOR_HOST')}/${required('GCLOUD_PROJECT')}/us-east1/get-directory`;
const allowedFor = async (origin: string, method: string) => {
  const response = await fetch(address, {
    method,
    headers: {
      origin,
      'content-type': 'application/json',
      'access-control-request-method': 'POST',
    },
    ...(method === 'POST' && { body: JSON.stringify({ data: {} }) }),
  });
  return response.headers.get('access-control-allow-origin');
};

it.each(['OPTIONS', 'POST'])('%s names a page of ours as allowed, and no foreign one', async (method) => {
  expect(await allowedFor('http://127.0.0.1:5000', method)).toBe('http://127.0.0.1:5000');
  for (const foreign of ['https://evil.example', 'http://127.0.0.1.evil.example:5000', 'null']) {
    expect(await allowedFor(foreign, method), foreign).toBeNull();
  }
});
