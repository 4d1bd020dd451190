import { paths } from '@brokerage/domain/paths';
import { linkTargets } from '../010-link-targets.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const path = (code: string) => paths.sharedLinks.one('one', code);
const link = { tenant_id: 'one', flyer_instance_id: 'a', created_by_user_id: 'ann', label: '' };

export const linkTargetsFixture: MigrationFixture = {
  migration: linkTargets,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [path('link-a')]: link,
    [path('link-b')]: { ...link, flyer_instance_id: null, target: 'questionnaire' },
    [path('link-c')]: { ...link, kind: 'print' },
    [path('link-d')]: { ...link, flyer: null },
  },
  migrated: {
    [path('link-a')]: { ...link, target: 'flyer', schema_version: 10 },
    [path('link-b')]: { ...link, flyer_instance_id: null, target: 'questionnaire' },
    [path('link-c')]: { kind: 'print', target: 'flyer' },
    [path('link-d')]: { flyer: null, target: 'flyer' },
  },
  meanwhile: {
    path: path('link-a'),
    change: { label: 'Yard sign' },
    migrated: { label: 'Yard sign', target: 'flyer' },
  },
};
