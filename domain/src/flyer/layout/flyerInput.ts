import type { CompanyLook } from '../../company/companyLook.ts';
import type { Template, TemplateField } from '../../template/template.ts';
import type { LayoutKey } from '../record/layoutKeys.ts';

/** A person on a flyer. `photo` is a picture's URL, or '' to draw a person instead. */
interface FlyerPerson {
  name: string;
  phone: string;
  email: string;
  photo: string;
  /** Id of the drawn person (`portraitId`). Without one, it is derived from the name. */
  portrait?: string | undefined;
}

export interface FlyerOfficer extends FlyerPerson {
  title: string;
  nmls: string;
}

export interface FlyerRealtor extends FlyerPerson {
  brokerage: string;
  /** URL of the brokerage's logo. Without one, only its name is printed. */
  logo?: string | undefined;
}

interface FlyerCompany {
  name: string;
  nmls: string;
  phone: string;
  /** As people type it, without https://. */
  website: string;
  licenseLines: readonly string[];
  /** Undefined for the default colors and fonts. */
  look?: CompanyLook | undefined;
  /** URL of the company's logo mark. Without one, the house with an open door is drawn. */
  mark?: string | undefined;
}

interface FlyerBranch {
  name: string;
  address: string;
  licenseNumber: string;
}

/** All the data that a flyer is drawn from. The layout reads nothing else: same input, same scene. */
export interface FlyerInput {
  /** Not printed: the title in the PDF's metadata, or the picture's name in the portal. */
  title: string;
  category: Template['category'];
  layout: LayoutKey;
  /** Generation of the designs that draws the flyer (`DESIGN`). Undefined means the first. */
  design?: number | undefined;
  fields: readonly TemplateField[];
  /** Stored values by field key, including locked and bound values. */
  data: Readonly<Record<string, unknown>>;
  officer: FlyerOfficer;
  company: FlyerCompany;
  branch?: FlyerBranch | undefined;
  realtor?: FlyerRealtor | undefined;
  /** The tracked URL in the QR code. Undefined until there is a link. */
  link?: string | undefined;
  /** True until the flyer is approved: DRAFT is printed across the page. */
  isDraft: boolean;
}

/** Returns a QR code's modules as rows of dark (true) and light, without the quiet zone. */
export type QrEncoder = (text: string) => readonly (readonly boolean[])[];

/** A reason why a flyer can't be printed as it is. */
export interface LayoutIssue {
  /** A field's key, or `officer.name`, `realtor.email`, `company.name`, `realtor`, ... */
  field: string;
  kind: 'too-long' | 'unprintable' | 'no-place' | 'missing';
  message: string;
}
