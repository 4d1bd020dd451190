import { type Flyer, type FlyerRecord, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { type Template, type TemplateVersion, templateSchema } from '@brokerage/domain/template/template';

/** A published template, unless changed. */
export const template = (id: string, change: Partial<Template> = {}): Template =>
  templateSchema.parse({
    id,
    name: `Template ${id}`,
    description: `About ${id}.`,
    category: 'flyer',
    status: 'published',
    current_version_id: `${id}-v2`,
    ...change,
  });

/** Returns a flyer that the officer `daniel` is editing, with changes applied. */
export const flyer = (id: string, change: Partial<FlyerRecord> = {}): Flyer =>
  flyerSchema.parse({
    id,
    template_id: 'open-house',
    template_version_id: 'open-house-v2',
    title: `Flyer ${id}`,
    owner_user_id: 'daniel',
    tenant_id: 'larkfield',
    data: {},
    status: 'editing',
    reason: null,
    created_at: new Date(2025, 2, 5, 12),
    updated_at: new Date(2025, 2, 6, 12),
    ...change,
  });

export const version: TemplateVersion = {
  id: 'open-house-v2',
  default_data: { headline: 'Open house this weekend' },
  handlebars_schema: {
    fields: [
      { key: 'headline', label: 'Headline', type: 'string', help_text: '' },
      { key: 'property_address', label: 'Property address', type: 'address', help_text: '' },
      { key: 'list_price', label: 'List price', type: 'number', help_text: '', unit: 'usd' },
      { key: 'agent', label: 'Agent', type: 'string', help_text: '', binding: 'officer.name' },
    ],
  },
  required_fields: [],
  locked_fields: [],
  approval_required: true,
  layout: 'open-house',
};

export const parties = {
  officer: {
    name: 'Daniel Okafor',
    phone: '',
    email: 'daniel@larkfield.example',
    photo: '',
    title: 'Loan Officer',
    nmls: '1900102',
  },
  company: {
    name: 'Larkfield Home Mortgage',
    nmls: '1992001',
    phone: '',
    website: 'larkfield.example',
    licenseLines: [],
  },
};
