import type { CompanyLook } from '../../company/companyLook.ts';
import type { Template, TemplateField } from '../../template/template.ts';
import type { LayoutKey } from '../record/layoutKeys.ts';

/** A person on a flyer. `photo` is a picture's URL, or '' to draw a person instead. */
interface FlyerPerson {
  name: string;
  phone: string;
  email: string;
  photo: string;
  /** Which drawn person (`portraitId`); none: by the name. */
  portrait?: string | undefined;
}

export interface FlyerOfficer extends FlyerPerson {
  title: string;
  nmls: string;
}

export interface FlyerRealtor extends FlyerPerson {
  brokerage: string;
  /** Address of the brokerage's logo; none: its name alone. */
  logo?: string | undefined;
}

interface FlyerCompany {
  name: string;
  nmls: string;
  phone: string;
  /** As people type it, without https://. */
  website: string;
  licenseLines: readonly string[];
  /** None: the default colors and fonts. */
  look?: CompanyLook | undefined;
  /** URL of the company's logo mark. Without one, the house with an open door is drawn. */
  mark?: string | undefined;
}

interface FlyerBranch {
  name: string;
  address: string;
  licenseNumber: string;
}

/** All that a flyer is made of. The layout reads nothing else: same input, same scene. */
export interface FlyerInput {
  /** Metadata, not printed: the PDF's title, or what the portal calls the picture. */
  title: string;
  category: Template['category'];
  layout: LayoutKey;
  /** Which generation of the designs draws it (`DESIGN`); none: the first. */
  design?: number | undefined;
  fields: readonly TemplateField[];
  /** Values by field key, as stored. Locked and bound values are in it already. */
  data: Readonly<Record<string, unknown>>;
  officer: FlyerOfficer;
  company: FlyerCompany;
  branch?: FlyerBranch | undefined;
  realtor?: FlyerRealtor | undefined;
  /** The tracked address behind the QR code; none while there is no link. */
  link?: string | undefined;
  /** True until the flyer is approved: DRAFT is printed across the page. */
  isDraft: boolean;
}

/** The modules of a QR code, rows of dark and light, without the quiet zone. */
export type QrEncoder = (text: string) => readonly (readonly boolean[])[];

/** Why a flyer cannot be printed as it is. */
export interface LayoutIssue {
  /** A field's key, or `officer.name`, `realtor.email`, `company.name`, `realtor`, ... */
  field: string;
  kind: 'too-long' | 'unprintable' | 'no-place' | 'missing';
  message: string;
}
