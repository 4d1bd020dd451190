import { can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import Add from '@mui/icons-material/Add';
import { Button, TextField } from '@mui/material';
import { collection, orderBy } from 'firebase/firestore';
import { nanoid } from 'nanoid';
import { useMemo, useRef, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { CATEGORY_NAMES } from '../../lib/format/names/categoryNames.ts';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import { TemplateList } from './TemplateList.tsx';
import { EVERYTHING, matchesTemplateFilter, type TemplateFilter } from './templateState.ts';
import { TEMPLATE_STATUS_NAMES, toEntries } from './templateWords.ts';

const NEW = generatePath(routePaths.templateEditor, { templateId: 'new' });

/** Templates for officers' flyers: marketing administrators create, publish and retire them here; compliance approves. */
export function TemplateManagerPage() {
  const { member } = useSignedIn();
  return (
    <PortalPage action="templates:readUnpublished" title="Template Manager" isWide>
      <PageHeading
        title="Template Manager"
        actions={
          can(member, 'templates:manage') && (
            <Button component={Link} to={NEW} variant="contained" startIcon={<Add />}>
              New template
            </Button>
          )
        }
      >
        Officers make flyers from the templates you publish here. A flyer keeps the version it was made from.
      </PageHeading>
      <Templates />
    </PortalPage>
  );
}

const FAILURES = { duplicate: 'Not duplicated', restore: 'Not restored' } as const;
type RowAction = keyof typeof FAILURES;

/** Returns the actions on a template that need no confirmation. They run one at a time, and a toast shows the result. */
function useRowActions() {
  const notify = useNotify();
  const [busy, setBusy] = useState<{ id: string }>();
  // Kept until it succeeds, so that a retry doesn't create a second copy.
  const newIds = useRef(new Map<string, string>());

  async function run(action: RowAction, id: string, act: () => Promise<{ title: string; text: string }>) {
    if (busy) return;
    setBusy({ id });
    try {
      notify({ ...(await act()), severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, FAILURES[action]));
    }
    setBusy(undefined);
  }

  return {
    busy,
    duplicate: ({ id, name }: Template) =>
      void run('duplicate', id, async () => {
        const new_id = newIds.current.get(id) ?? nanoid();
        newIds.current.set(id, new_id);
        await callFunction('duplicate-template', { id, new_id });
        newIds.current.delete(id);
        return { title: 'Template duplicated', text: `Copy of ${name} is a draft.` };
      }),
    restore: ({ id, name, current_version_id }: Template) =>
      void run('restore', id, async () => {
        await callFunction('restore-template', { id });
        const text = current_version_id === '' ? `${name} is a draft again.` : `${name} is offered again.`;
        return { title: 'Template restored', text };
      }),
  };
}

interface TemplateManagerFiltersProps {
  filter: TemplateFilter;
  onChange: (filter: TemplateFilter) => void;
}

/** Finds templates in the list. */
function TemplateManagerFilters({ filter, onChange }: TemplateManagerFiltersProps) {
  return (
    <>
      <TextField
        id="template-search"
        type="search"
        label="Search"
        placeholder="Name or description"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <SelectField
        id="template-category"
        label="Category"
        value={filter.category}
        none="All"
        options={toEntries(CATEGORY_NAMES)}
        onChange={(category) => onChange({ ...filter, category })}
      />
      <SelectField
        id="template-status"
        label="Status"
        value={filter.status}
        none="All"
        options={toEntries(TEMPLATE_STATUS_NAMES)}
        onChange={(status) => onChange({ ...filter, status })}
      />
    </>
  );
}

const PAGE_SIZE = 50;

/** Subscribes to a tenant's templates by name, one page at a time; for administrators. */
function useTemplates(tenantId: string): Live<ListData<Template>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.templates.all(tenantId)),
      constraints: [orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: templateSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list, undefined, 'Error fetching templates');
}

function Templates() {
  const { member } = useSignedIn();
  const live = useTemplates(member.tenant_id);
  const { duplicate, restore, busy } = useRowActions();
  const [filter, setFilter] = useState(EVERYTHING);
  const [retiring, setRetiring] = useState<Template>();

  if (live.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the templates" onRetry={live.retry}>
        Check your connection and try again.
      </ErrorState>
    );
  }
  if (live.status === 'loading') {
    return (
      <>
        <ConnectionHint live={live} />
        <TableSkeleton label="Loading templates" columns={[4, 2, 1, 2]} rows={5} />
      </>
    );
  }
  const { items, unreadable, more } = live.data;
  const shown = items.filter((template) => matchesTemplateFilter(template, filter));
  return (
    <>
      <ConnectionHint live={live} />
      <UnreadableAlert count={unreadable} noun="template" />
      {items.length === 0 ? (
        <EmptyState scene="flyers" title="No templates yet">
          {can(member, 'templates:manage') ? (
            <>
              To make your first one, <Link to={NEW}>choose a layout and its fields</Link>, then publish it.
            </>
          ) : (
            'Templates that marketing makes will appear here, with the ones that need your consent marked.'
          )}
        </EmptyState>
      ) : (
        <TemplateList
          templates={shown}
          canManage={can(member, 'templates:manage')}
          canRecall={can(member, 'flyers:recall')}
          busy={busy?.id}
          onDuplicate={duplicate}
          onRetire={setRetiring}
          onRestore={restore}
          filters={<TemplateManagerFilters filter={filter} onChange={setFilter} />}
          empty={
            <EmptyState
              scene="search"
              title="No templates found"
              action={<Button onClick={() => setFilter(EVERYTHING)}>Show all templates</Button>}
            >
              {more ? `None of the first ${items.length} templates match.` : 'No templates match.'}
            </EmptyState>
          }
        />
      )}
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are from the first {items.length} templates by name.
        </LoadMore>
      )}
      {retiring && <RetireDialog template={retiring} onClose={() => setRetiring(undefined)} />}
    </>
  );
}
