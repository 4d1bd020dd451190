import { linkWorld } from './links.ts';
import { newTenant, type Person, type TestTenant } from './members.ts';
import { listOfficer } from './submissions.ts';

interface LinkCompany {
  tenant: TestTenant;
  /** Another company. */
  abroad: TestTenant;
  world: ReturnType<typeof linkWorld>;
  /** Officers whose directory entries are `maya` and `leo`. */
  maya: Person;
  leo: Person;
  admin: Person;
  /** Lists both officers again, as at the start. */
  listOfficers: () => Promise<unknown>;
  remove: () => Promise<unknown>;
}

/** Creates a company whose officers hold links, and another company, for a test file. */
export async function newLinkCompany(): Promise<LinkCompany> {
  const [tenant, abroad] = [await newTenant(), await newTenant()];
  const { tenantId } = tenant;
  const listOfficers = () =>
    Promise.all([
      listOfficer(tenantId, 'maya', { name: 'Maya Torres', listed: true, has_left: false }),
      listOfficer(tenantId, 'leo', { name: 'Leo Lang', listed: true, has_left: false }),
    ]);
  await listOfficers();
  return {
    tenant,
    abroad,
    world: linkWorld(tenantId),
    maya: await tenant.join('officer', { name: 'Maya Torres', officer_id: 'maya' }),
    leo: await tenant.join('officer', { name: 'Leo Lang', officer_id: 'leo' }),
    admin: await tenant.join('marketing_admin', { name: 'Ada Admin' }),
    listOfficers,
    remove: () => Promise.all([tenant.remove(), abroad.remove()]),
  };
}
