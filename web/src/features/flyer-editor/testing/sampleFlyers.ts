import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { FIELD_TYPES, type TemplateField, type TemplateVersion } from '@brokerage/domain/template/template';

/** One field of each type, with the type as its key and label. */
const oneOfEach: TemplateField[] = FIELD_TYPES.map((type) => ({
  key: type,
  label: `The ${type}`,
  type,
  help_text: type === 'string' ? 'Help with it' : '',
}));

export const sampleVersion: TemplateVersion = {
  id: 'v1',
  default_data: { string: 'From the template', notice: 'Words of compliance' },
  layout: 'just-listed',
  handlebars_schema: {
    fields: [
      ...oneOfEach,
      { key: 'notice', label: 'Notice', type: 'string', help_text: '' },
      { key: 'contact', label: 'Contact', type: 'phone', help_text: '', binding: 'officer.phone' },
      { key: 'partner', label: 'Partner', type: 'string', help_text: '', binding: 'realtor.name' },
    ],
  },
  required_fields: ['string', 'address', 'date'],
  locked_fields: ['notice', 'contact', 'partner'],
  approval_required: true,
};

export const sampleParties: FlyerParties = {
  officer: {
    name: 'Ana Reyes',
    phone: '(973) 555-0102',
    email: 'ana@larkfield.example',
    photo: '',
    title: 'Loan Officer',
    nmls: '1992102',
  },
  company: {
    name: 'Larkfield',
    nmls: '1992001',
    phone: '(973) 555-0192',
    website: 'www.larkfield.example',
    licenseLines: ['Licensed in New Jersey'],
  },
};

export const sampleFlyer = (part: Partial<Flyer> = {}): Flyer =>
  flyerSchema.parse({
    id: 'f1',
    template_id: 't1',
    template_version_id: 'v1',
    title: 'Sunday',
    data: {},
    owner_user_id: 'ana',
    tenant_id: 'larkfield',
    status: 'editing',
    reason: null,
    created_at: new Date(2026, 10, 20, 9),
    updated_at: new Date('2026-11-20T20:42:00Z'),
    ...part,
  });
