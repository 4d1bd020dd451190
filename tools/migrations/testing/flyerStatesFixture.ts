import { paths } from '@brokerage/domain/paths';
import { flyerStates } from '../008-flyer-states.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const path = (id: string) => paths.flyers.one('one', id);
const flyer = {
  tenant_id: 'one',
  template_id: 'just-listed',
  template_version_id: 'just-listed-v1',
  owner_user_id: 'daniel',
  status: 'approved',
  data: { property_address: '12 Ocean Ave, Huntington Beach, CA 92648' },
};
const withoutAddress = { ...flyer, status: 'pending_approval', data: {} };
const ofNobody = { ...flyer, template_version_id: 'gone', owner_user_id: 'gone' };
const draft = { ...flyer, status: 'editing' };
const daniels = { license_officer_id: 'daniel-okafor', schema_version: 8 };

export const flyerStatesFixture: MigrationFixture = {
  migration: flyerStates,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [paths.member('daniel')]: { tenant_id: 'one', officer_id: 'daniel-okafor', branch_id: 'clifton-nj' },
    [paths.branches.one('one', 'clifton-nj')]: { name: 'Clifton', state: 'NJ' },
    [paths.templateVersion('one', 'just-listed', 'just-listed-v1')]: {
      id: 'just-listed-v1',
      default_data: {},
      handlebars_schema: {
        fields: [{ key: 'property_address', type: 'address', label: 'Property address', help_text: '' }],
      },
      required_fields: [],
      locked_fields: [],
      approval_required: true,
    },
    [path('by-address')]: flyer,
    [path('by-branch')]: withoutAddress,
    [path('unknown')]: ofNobody,
    [path('draft')]: draft,
    [path('up-to-date')]: { ...flyer, license_state: 'NJ', license_officer_id: null },
  },
  migrated: {
    [path('by-address')]: { ...daniels, license_state: 'CA' },
    [path('by-branch')]: { ...daniels, license_state: 'NJ' },
    [path('unknown')]: { license_state: null, license_officer_id: null, schema_version: 8 },
    [path('draft')]: draft,
    [path('up-to-date')]: { license_state: 'NJ', license_officer_id: null },
  },
  // It is approved while the migration runs.
  meanwhile: {
    path: path('by-branch'),
    change: { status: 'approved' },
    migrated: { ...daniels, status: 'approved', license_state: 'NJ' },
  },
};
