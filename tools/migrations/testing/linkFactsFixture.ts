import { paths } from '@brokerage/domain/paths';
import { linkFacts } from '../002-link-facts.ts';
import type { MigrationFixture } from './migrationFixture.ts';

const link = (code: string, flyerId: string, holder: string) => ({
  short_code: code,
  tenant_id: 'one',
  flyer_instance_id: flyerId,
  created_by_user_id: holder,
  label: '',
});
const openHouse = {
  title: 'Open House',
  status: 'approved',
  template_id: 'open-house',
  template_name: 'Open House Flyer',
  owner_user_id: 'ann',
  owner_state: 'active',
  corrected_at: [],
};

export const linkFactsFixture: MigrationFixture = {
  migration: linkFacts,
  old: {
    [paths.tenant('one')]: { company_name: 'One' },
    [paths.member('ann')]: { tenant_id: 'one', name: 'Ann Lee' },
    [paths.member('ben')]: {
      tenant_id: 'one',
      name: 'Ben',
      status: 'deactivated',
      links_forward_to: 'cat',
    },
    [paths.member('cat')]: { tenant_id: 'one', name: 'Cat', status: 'active', officer_id: 'cat' },
    [paths.member('dan')]: { tenant_id: 'one', name: 'Dan', status: 'deactivated', links_forward_to: null },
    [paths.officers.one('one', 'cat')]: { name: 'Cat' },
    [paths.templates.one('one', 'open-house')]: { name: 'Open House Flyer' },
    [paths.flyers.one('one', 'a')]: {
      title: 'Open House',
      status: 'approved',
      template_id: 'open-house',
      owner_user_id: 'ann',
    },
    [paths.flyers.one('one', 'b')]: {
      title: 'Rates',
      status: 'archived',
      template_id: 'gone',
      owner_user_id: 'ben',
    },
    [paths.flyers.one('one', 'd')]: {
      title: 'Dan’s',
      status: 'approved',
      template_id: 'open-house',
      owner_user_id: 'dan',
    },
    [paths.sharedLinks.one('one', 'link-a')]: link('link-a', 'a', 'ann'),
    [paths.sharedLinks.one('one', 'link-b')]: link('link-b', 'b', 'ann'),
    [paths.sharedLinks.one('one', 'link-d')]: link('link-d', 'd', 'cat'),
    // The flyer and the holder are gone.
    [paths.sharedLinks.one('one', 'link-x')]: link('link-x', 'x', 'nobody'),
  },
  migrated: {
    [paths.sharedLinks.one('one', 'link-a')]: {
      ...link('link-a', 'a', 'ann'),
      flyer: openHouse,
      holder_name: 'Ann Lee',
    },
    [paths.sharedLinks.one('one', 'link-b')]: {
      flyer: {
        title: 'Rates',
        status: 'archived',
        template_id: 'gone',
        template_name: '',
        owner_user_id: 'ben',
        owner_state: 'forwarded',
      },
      holder_name: 'Ann Lee',
    },
    [paths.sharedLinks.one('one', 'link-d')]: {
      flyer: { ...openHouse, title: 'Dan’s', owner_user_id: 'dan', owner_state: 'stopped' },
      holder_name: 'Cat',
    },
    [paths.sharedLinks.one('one', 'link-x')]: { flyer: null, holder_name: null },
  },
  meanwhile: {
    path: paths.sharedLinks.one('one', 'link-a'),
    change: { label: 'Yard sign' },
    migrated: { label: 'Yard sign', flyer: openHouse },
  },
};
