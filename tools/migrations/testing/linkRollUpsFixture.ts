import { paths } from '@brokerage/domain/paths';
import { linkRollUps } from '../003-link-roll-ups.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const count = (code: string, day: string, is_folded: boolean) => ({
  tenant_id: 'one',
  created_by_user_id: 'ann',
  short_code: code,
  flyer_instance_id: 'a',
  day,
  is_folded,
  views: 3,
});
const toPath = (id: string) => paths.linkCounts.one('one', id);

export const linkRollUpsFixture: MigrationFixture = {
  migration: linkRollUps,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [toPath('link-a_2026-11-18')]: count('link-a', '2026-11-18', true),
    [toPath('link-a_2026-11-19')]: count('link-a', '2026-11-19', true),
    [toPath('link-b_2026-11-19')]: count('link-b', '2026-11-19', true),
    // Shards get into the roll-ups when they are compacted.
    [toPath('link-b_2026-11-20_7')]: count('link-b', '2026-11-20', false),
    // Compacted by the version with roll-ups.
    [toPath('link-c_2026-11-20')]: { ...count('link-c', '2026-11-20', true), is_rolled_up: true },
  },
  migrated: {
    [toPath('link-a_2026-11-18')]: { ...count('link-a', '2026-11-18', true), is_rolled_up: false },
    [toPath('link-a_2026-11-19')]: { is_rolled_up: false },
    [toPath('link-b_2026-11-19')]: { is_rolled_up: false },
    [toPath('link-b_2026-11-20_7')]: count('link-b', '2026-11-20', false),
    [toPath('link-c_2026-11-20')]: { is_rolled_up: true },
  },
  meanwhile: {
    path: toPath('link-a_2026-11-18'),
    change: { created_by_user_id: 'ben' },
    migrated: { created_by_user_id: 'ben', is_rolled_up: false },
  },
};
