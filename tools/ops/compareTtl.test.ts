import { expect, it } from 'vitest';
import { compareTtl, configuredTtl } from './compareTtl.ts';

const PREFIX = 'projects/p/databases/(default)/collectionGroups';
const policy = (field: string, state = 'ACTIVE') => {
  const [group, path] = field.split('.');
  return { name: `${PREFIX}/${group}/fields/${path}`, ttlConfig: { state } };
};

it('has the product’s policies', () => {
  expect(configuredTtl()).toContain('mail.expire_at');
  expect(configuredTtl()).toContain('rate_limits.expires_at');
});

it('finds nothing if all are active', () => {
  expect(compareTtl(configuredTtl().map((field) => policy(field)))).toEqual([]);
});

it('lists what a restored database is missing, what isn’t active yet and what isn’t configured', () => {
  const deployed = [
    policy('mail.expire_at'),
    policy('notices.expire_at', 'CREATING'),
    policy('flyers.gone_at'),
  ];
  expect(compareTtl(deployed, ['mail.expire_at', 'notices.expire_at', 'rate_limits.expires_at'])).toEqual([
    'notices.expire_at is not active',
    'rate_limits.expires_at is not active',
    'flyers.gone_at is not in firestore.indexes.json',
  ]);
});
