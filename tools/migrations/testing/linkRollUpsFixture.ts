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
const pathOf = (id: string) => paths.linkCounts.one('one', id);

export const linkRollUpsFixture: MigrationFixture = {
  migration: linkRollUps,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [pathOf('link-a_2026-11-18')]: count('link-a', '2026-11-18', true),
    [pathOf('link-a_2026-11-19')]: count('link-a', '2026-11-19', true),
    [pathOf('link-b_2026-11-19')]: count('link-b', '2026-11-19', true),
    // Parts get into the roll-ups when they are compacted.
    [pathOf('link-b_2026-11-20_7')]: count('link-b', '2026-11-20', false),
    // Compacted by the version that rolls up.
    [pathOf('link-c_2026-11-20')]: { ...count('link-c', '2026-11-20', true), is_rolled_up: true },
  },
  migrated: {
    [pathOf('link-a_2026-11-18')]: { ...count('link-a', '2026-11-18', true), is_rolled_up: false },
    [pathOf('link-a_2026-11-19')]: { is_rolled_up: false },
    [pathOf('link-b_2026-11-19')]: { is_rolled_up: false },
    [pathOf('link-b_2026-11-20_7')]: count('link-b', '2026-11-20', false),
    [pathOf('link-c_2026-11-20')]: { is_rolled_up: true },
  },
  meanwhile: {
    path: pathOf('link-a_2026-11-18'),
    change: { created_by_user_id: 'ben' },
    migrated: { created_by_user_id: 'ben', is_rolled_up: false },
  },
};
