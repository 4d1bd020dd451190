import { type PublicCompany, toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { tenantSchema } from '@brokerage/domain/company/tenant';
import { type Branch, branchRecordSchema } from '@brokerage/domain/directory/branch';
import { type Officer, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { toPublicDirectory } from '@brokerage/domain/directory/toPublicDirectory';
import { licenseSchema } from '@brokerage/domain/license/license';
import type { Directory as PublicDirectory } from '@brokerage/domain/publicCallables';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { officeDay } from '@brokerage/domain/schedule/officeDay';
import type * as z from 'zod';
import { licenses } from './licenses.ts';
import { HARBORVIEW, LARKFIELD, tenants } from './tenants.ts';

/** The five branches. `manager` is the name of the branch's Branch Manager. */
const larkfieldBranches: readonly Branch[] = [
  {
    id: 'clifton-nj',
    name: 'Clifton',
    state: 'NJ',
    licenseNumber: 'NJ-SAMPLE-10192',
    address: '1200 Route 46 West, Clifton, NJ 07013',
    manager: 'Maya Torres',
  },
  {
    id: 'fountain-valley-ca',
    name: 'Fountain Valley',
    state: 'CA',
    licenseNumber: 'CA-SAMPLE-20192',
    address: '17150 Newhope Street, Suite 201, Fountain Valley, CA 92708',
    manager: 'Linh Tran',
  },
  {
    id: 'newark-nj',
    name: 'Newark',
    state: 'NJ',
    licenseNumber: 'NJ-SAMPLE-30192',
    address: '60 Park Place, Suite 400, Newark, NJ 07102',
    manager: 'Andre Coleman',
  },
  {
    id: 'woodbridge-nj',
    name: 'Woodbridge',
    state: 'NJ',
    licenseNumber: 'NJ-SAMPLE-40192',
    address: '90 Woodbridge Center Drive, Woodbridge, NJ 07095',
    manager: 'Priya Raman',
  },
  {
    id: 'cliffside-park-nj',
    name: 'Cliffside Park',
    state: 'NJ',
    licenseNumber: 'NJ-SAMPLE-50192',
    address: '525 Anderson Avenue, Cliffside Park, NJ 07010',
    manager: 'Elif Demir',
  },
];

/** Invented people. The numbers 555-0100 to 555-0199 belong to nobody. */
const larkfieldOfficers: readonly Officer[] = [
  {
    id: 'maya-torres',
    name: 'Maya Torres',
    email: 'maya.torres@larkfield.example',
    phone: '(973) 555-0101',
    nmls: '1900101',
    title: 'Branch Manager',
    bio: 'Maya bought her own first home in Clifton with a 3.5% down payment and still remembers every form. She has led the branch for nine years and likes nothing better than handing over keys. On Saturdays she coaches her daughters’ softball team.',
    branchId: 'clifton-nj',
  },
  {
    id: 'daniel-okafor',
    name: 'Daniel Okafor',
    email: 'daniel.okafor@larkfield.example',
    phone: '(973) 555-0102',
    nmls: '1900102',
    title: 'Senior Loan Officer',
    bio: 'Daniel taught high-school math before he came to mortgages, and it shows: he draws every option on one page until it makes sense. Self-employed borrowers are his specialty.',
    branchId: 'clifton-nj',
  },
  {
    id: 'grace-lindqvist',
    name: 'Grace Lindqvist',
    email: 'grace.lindqvist@larkfield.example',
    phone: '(973) 555-0103',
    nmls: '1900103',
    title: 'Loan Officer',
    bio: 'Grace answers the questions people are shy to ask. She works mostly with first-time buyers and keeps a list of every down payment assistance program in the county.',
    branchId: 'clifton-nj',
  },
  {
    id: 'linh-tran',
    name: 'Linh Tran',
    email: 'linh.tran@larkfield.example',
    phone: '(714) 555-0111',
    nmls: '1900111',
    title: 'Branch Manager',
    bio: 'Linh grew up in Orange County and opened the Fountain Valley office. She explains jumbo and condo loans in English and Vietnamese, and knows which condo buildings lenders approve.',
    branchId: 'fountain-valley-ca',
  },
  {
    id: 'marcus-bell',
    name: 'Marcus Bell',
    email: 'marcus.bell@larkfield.example',
    phone: '(714) 555-0112',
    nmls: '1900112',
    title: 'Loan Officer',
    bio: 'After twelve years in the Marine Corps, Marcus now helps other veterans use the benefit they earned. He will gladly explain the VA funding fee over coffee.',
    branchId: 'fountain-valley-ca',
  },
  {
    id: 'andre-coleman',
    name: 'Andre Coleman',
    email: 'andre.coleman@larkfield.example',
    phone: '(973) 555-0121',
    nmls: '1900121',
    title: 'Branch Manager',
    bio: 'Andre has financed homes in every ward of Newark, from two-family houses in the Ironbound to brownstones downtown. Families come back to him for their second home, and send their children for a first.',
    branchId: 'newark-nj',
  },
  {
    id: 'sofia-almeida',
    name: 'Sofia Almeida',
    email: 'sofia.almeida@larkfield.example',
    phone: '(973) 555-0122',
    nmls: '1900122',
    title: 'Senior Loan Officer',
    bio: 'Sofia speaks Portuguese, Spanish and plain English. She enjoys puzzles, which is why colleagues bring her the files with three jobs, two borrowers and one gift letter.',
    branchId: 'newark-nj',
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    email: 'priya.raman@larkfield.example',
    phone: '(732) 555-0131',
    nmls: '1900131',
    title: 'Branch Manager',
    bio: 'Priya spent a decade in underwriting, so she reads a file the way the lender will. Her promise: no surprise the week before closing.',
    branchId: 'woodbridge-nj',
  },
  {
    id: 'tom-gallagher',
    name: 'Tom Gallagher',
    email: 'tom.gallagher@larkfield.example',
    phone: '(732) 555-0132',
    nmls: '1900132',
    title: 'Loan Officer',
    bio: 'Tom refinanced his parents’ house as his very first loan and has looked after homeowners ever since. He’ll tell you if it’s better to wait.',
    branchId: 'woodbridge-nj',
  },
  {
    id: 'elif-demir',
    name: 'Elif Demir',
    email: 'elif.demir@larkfield.example',
    phone: '(201) 555-0141',
    nmls: '1900141',
    title: 'Branch Manager',
    bio: 'Elif knows the river towns block by block and the quirks of co-op and condo boards by heart. She returns every call the same day, in English or Turkish.',
    branchId: 'cliffside-park-nj',
  },
  {
    id: 'noah-feldman',
    name: 'Noah Feldman',
    email: 'noah.feldman@larkfield.example',
    phone: '(201) 555-0142',
    nmls: '1900142',
    title: 'Loan Officer',
    bio: 'Noah rebuilt his own kitchen with a home equity line and learned where the budget goes. He now walks owners through HELOCs and construction loans, spreadsheet included.',
    branchId: 'cliffside-park-nj',
  },
];

type FormerOfficer = z.input<typeof officerRecordSchema>;

/** Has left: kept for what refers to them, not listed any more. */
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

/** The public directory of each tenant, and who was in it. */
export const directory: Record<string, Directory> = {
  [LARKFIELD]: { branches: larkfieldBranches, officers: larkfieldOfficers, former: formerOfficers },
  [HARBORVIEW]: {
    branches: [
      {
        id: 'portland-me',
        name: 'Portland',
        state: 'ME',
        licenseNumber: 'ME-SAMPLE-60140',
        address: '40 Commercial Street, Portland, ME 04101',
        manager: 'Ruth Abbott',
      },
    ],
    officers: harborviewOfficers,
    former: [],
  },
};

/** In the order of get-directory, by name as Firestore compares: else prerendered lists would jump when it answers. */
const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

const licensingOf = (tenantId: string) => ({
  licenses: licenseSchema.array().parse(licenses[tenantId] ?? []),
  today: officeDay(new Date(), DEFAULT_OFFICE_SCHEDULE.time_zone),
});

/** What a tenant's website shows of it. */
export function publicDirectoryOf(tenantId: string): PublicDirectory {
  const found = directory[tenantId];
  if (!found) throw new Error(`No tenant ${tenantId} in the directory`);
  return toPublicDirectory(
    branchRecordSchema.array().parse(found.branches.toSorted(byName)),
    officerRecordSchema.array().parse(found.officers.toSorted(byName)),
    licensingOf(tenantId),
  );
}

/** What a tenant's website says of the company. */
export function publicCompanyOf(tenantId: string): PublicCompany {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`No tenant ${tenantId}`);
  return toPublicCompany(tenantSchema.parse(tenant), licensingOf(tenantId));
}

/** The directory's entry of a person, by id. */
export function officerById(id: string): Officer {
  const officer = Object.values(directory)
    .flatMap(({ officers, former }) => [...officers, ...former])
    .find((one) => one.id === id);
  if (!officer) throw new Error(`No officer ${id} in the directory`);
  return officer;
}
