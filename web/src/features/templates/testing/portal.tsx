import { templateSchema } from '@brokerage/domain/template/template';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { toTemplateVersion } from '@brokerage/domain/template/templateContent';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import type { StoredTemplate } from '../editor/useStoredTemplate.ts';

export const ready = <T,>(data: T) => ({ status: 'ready', data, stale: false }) as const;

export const content: TemplateContent = {
  name: 'Open House',
  description: 'For weekends.',
  category: 'flyer',
  layout: 'just-listed',
  approval_required: true,
  lifetime_days: null,
  fields: [
    {
      key: 'headline',
      label: 'Headline',
      type: 'string',
      help_text: '',
      required: true,
      locked: false,
      default: 'Open house',
    },
    {
      key: 'property_address',
      label: 'Address',
      type: 'address',
      help_text: '',
      required: true,
      locked: false,
    },
  ],
};

export const template = (change = {}) =>
  templateSchema.parse({
    id: 'open-house',
    name: 'Open House',
    description: 'For weekends.',
    category: 'flyer',
    status: 'published',
    current_version_id: 'v1',
    draft_revision: 3,
    published_revision: 3,
    version_count: 2,
    published_at: new Date('2026-11-18T15:00:00Z'),
    ...change,
  });

export const stored = (change: Partial<StoredTemplate> = {}): StoredTemplate => ({
  template: template(),
  content,
  revision: 3,
  savedBy: null,
  editorIds: [],
  consent: null,
  declined: null,
  published: { id: 'v1', ...toTemplateVersion(content) },
  ...change,
});

/** Opens a portal page as a member with that role. `again` re-renders it with the mocks' current results. */
export function openPage(path: string, pages: Record<string, React.ReactNode>, role = 'marketing_admin') {
  const session = {
    status: 'signed-in',
    user: { uid: 'mona', email: 'mona@larkfield.example' } as never,
    member: { user_id: 'mona', tenant_id: 'larkfield', role, status: 'active' } as never,
    isAdministrator: true,
    signOut: vi.fn(),
  } as const;
  const router = createMemoryRouter(
    [
      ...Object.entries(pages).map(([at, element]) => ({ path: at, element })),
      { path: routePaths.officerPortal, element: <p>The dashboard</p> },
    ],
    { initialEntries: [path] },
  );
  const tree = () => (
    <SessionContext value={{ ...session }}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree());
  return { user: userEvent.setup(), router, again: () => rerender(tree()) };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
