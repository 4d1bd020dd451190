import { type PublicCompany, toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { tenantSchema } from '@brokerage/domain/company/tenant';
import { type Branch, branchRecordSchema } from '@brokerage/domain/directory/branch';
import { type Officer, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { licenseSchema } from '@brokerage/domain/license/license';
import type { Directory as PublicDirectory } from '@brokerage/domain/publicCallables';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import type * as z from 'zod';
import { larkfieldOfficers } from './larkfieldOfficers.ts';
import { licenses } from './licenses.ts';
import { HARBORVIEW, LARKFIELD, tenants } from './tenants.ts';

/** The five branches. `manager` is the name of the branch's Branch Manager. */
const larkfieldBranches: readonly Branch[] = [
  {
    id: 'clifton-nj',
    name: 'Clifton',
    state: 'NJ',
    licenseNumber: 'NJ-0010192',
    address: '1200 Route 46 West, Clifton, NJ 07013',
    manager: 'Maya Torres',
  },
  {
    id: 'fountain-valley-ca',
    name: 'Fountain Valley',
    state: 'CA',
    licenseNumber: 'CA-0020192',
    address: '17150 Newhope Street, Suite 201, Fountain Valley, CA 92708',
    manager: 'Linh Tran',
  },
  {
    id: 'newark-nj',
    name: 'Newark',
    state: 'NJ',
    licenseNumber: 'NJ-0030192',
    address: '60 Park Place, Suite 400, Newark, NJ 07102',
    manager: 'Andre Coleman',
  },
  {
    id: 'woodbridge-nj',
    name: 'Woodbridge',
    state: 'NJ',
    licenseNumber: 'NJ-0040192',
    address: '90 Woodbridge Center Drive, Woodbridge, NJ 07095',
    manager: 'Priya Raman',
  },
  {
    id: 'cliffside-park-nj',
    name: 'Cliffside Park',
    state: 'NJ',
    licenseNumber: 'NJ-0050192',
    address: '525 Anderson Avenue, Cliffside Park, NJ 07010',
    manager: 'Elif Demir',
  },
];

type FormerOfficer = z.input<typeof officerRecordSchema>;

/** Officers who have left: kept for records that refer to them, but no longer listed. */
const formerOfficers: readonly FormerOfficer[] = [
  {
    id: 'peter-novak',
    name: 'Peter Novak',
    email: 'peter.novak@larkfield.example',
    phone: '(973) 555-0123',
    nmls: '1900123',
    title: 'Loan Officer',
    bio: 'Peter worked in Newark until the fall of 2026.',
    branchId: 'newark-nj',
    listed: false,
    has_left: true,
    lists_on_return: true,
  },
];

const harborviewOfficers: readonly Officer[] = [
  {
    id: 'ruth-abbott',
    name: 'Ruth Abbott',
    email: 'ruth.abbott@harborview.example',
    phone: '(207) 555-0141',
    nmls: '1980141',
    title: 'Branch Manager',
    bio: 'Ruth has lent along the coast of Maine for twenty years and knows what a winter does to a roof.',
    branchId: 'portland-me',
  },
  {
    id: 'caleb-nguyen',
    name: 'Caleb Nguyen',
    email: 'caleb.nguyen@harborview.example',
    phone: '(207) 555-0142',
    nmls: '1980142',
    title: 'Loan Officer',
    bio: 'Caleb helps young families find a first home within an hour of work, and a boat within an hour of home.',
    branchId: 'portland-me',
  },
];

interface Directory {
  branches: readonly Branch[];
  officers: readonly Officer[];
  former: readonly FormerOfficer[];
}

/** Each tenant's public directory, and its former officers. */
export const directory: Record<string, Directory> = {
  [LARKFIELD]: { branches: larkfieldBranches, officers: larkfieldOfficers, former: formerOfficers },
  [HARBORVIEW]: {
    branches: [
      {
        id: 'portland-me',
        name: 'Portland',
        state: 'ME',
        licenseNumber: 'ME-0060140',
        address: '40 Commercial Street, Portland, ME 04101',
        manager: 'Ruth Abbott',
      },
    ],
    officers: harborviewOfficers,
    former: [],
  },
};

/** In the order of get-directory, by name in Firestore's order; otherwise prerendered lists would jump when it answers. */
const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

const seededLicensing = (tenantId: string) => ({
  licenses: licenseSchema.array().parse(licenses[tenantId] ?? []),
  today: dayInZone(new Date(), DEFAULT_OFFICE_SCHEDULE.time_zone),
});

/** Returns what a tenant's website shows of its directory. */
export function seededDirectory(tenantId: string): PublicDirectory {
  const found = directory[tenantId];
  if (!found) throw new Error(`No tenant ${tenantId} in the directory`);
  return toPublicDirectory(
    branchRecordSchema.array().parse(found.branches.toSorted(byName)),
    officerRecordSchema.array().parse(found.officers.toSorted(byName)),
    seededLicensing(tenantId),
  );
}

/** Returns what a tenant's website says about the company. */
export function seededCompany(tenantId: string): PublicCompany {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`No tenant ${tenantId}`);
  return toPublicCompany(tenantSchema.parse(tenant), seededLicensing(tenantId));
}

/** Returns a person's directory entry by id. */
export function officerById(id: string): Officer {
  const officer = Object.values(directory)
    .flatMap(({ officers, former }) => [...officers, ...former])
    .find((one) => one.id === id);
  if (!officer) throw new Error(`No officer ${id} in the directory`);
  return officer;
}
