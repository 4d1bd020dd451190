import { paths } from '@brokerage/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { flyerEnds } from '../012-flyer-ends.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const path = (id: string) => paths.flyers.one('one', id);
const at = (time: string) => Timestamp.fromDate(new Date(time));
const flyer = {
  tenant_id: 'one',
  template_id: 'rates',
  template_version_id: 'rates-v1',
  owner_user_id: 'daniel',
  status: 'approved',
  data: { effective_date: '2026-11-16' },
  snapshot: { category: 'rate_sheet' },
  // Late on the evening of November 18 in Chicago.
  approved_at: at('2026-11-19T05:30:00Z'),
};
const undated = { ...flyer, data: {} };
const event = { ...flyer, template_id: 'event', template_version_id: 'event-v1', snapshot: null };
const ofNothing = { ...flyer, template_version_id: 'gone' };
const pending = { ...undated, status: 'pending_approval', approved_at: null };
const version = (id: string) => ({
  id,
  default_data: {},
  handlebars_schema: {
    fields: [{ key: 'effective_date', type: 'date', label: 'Effective date', help_text: '' }],
  },
  required_fields: [],
  locked_fields: [],
  approval_required: true,
});

export const flyerEndsFixture: MigrationFixture = {
  migration: flyerEnds,
  old: {
    [paths.tenant('one')]: { company_name: 'One', office_schedule: { time_zone: 'America/Chicago' } },
    [paths.templates.one('one', 'rates')]: { category: 'rate_sheet' },
    [paths.templates.one('one', 'event')]: { category: 'event' },
    [paths.templateVersion('one', 'rates', 'rates-v1')]: version('rates-v1'),
    [paths.templateVersion('one', 'event', 'event-v1')]: version('event-v1'),
    [path('by-date')]: flyer,
    [path('by-approval')]: undated,
    [path('without-end')]: event,
    [path('unknown')]: ofNothing,
    [path('pending')]: pending,
    [path('draft')]: { ...undated, status: 'editing' },
    [path('up-to-date')]: { ...flyer, valid_until: null },
  },
  migrated: {
    [path('by-date')]: { valid_until: at('2026-11-24T06:00:00Z'), schema_version: 12 },
    [path('by-approval')]: { valid_until: at('2026-11-26T06:00:00Z'), schema_version: 12 },
    [path('without-end')]: { valid_until: null, schema_version: 12 },
    [path('unknown')]: { valid_until: null, schema_version: 12 },
    [path('pending')]: pending,
    [path('draft')]: { ...undated, status: 'editing' },
    [path('up-to-date')]: { valid_until: null },
  },
  // It is archived while the migration runs.
  meanwhile: {
    path: path('by-approval'),
    change: { status: 'archived' },
    migrated: { status: 'archived' },
  },
};
