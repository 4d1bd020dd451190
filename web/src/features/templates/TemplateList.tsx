import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import type { Template } from '@brokerage/domain/template/template';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { Box, CircularProgress, MenuItem, Link as MuiLink, Stack } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { CATEGORY_NAMES } from '../../lib/format/names/categoryNames.ts';
import { flyerLastDay } from '../../lib/format/time/formatValidity.ts';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { RowMenu } from '../../ui/data-display/RowMenu.tsx';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { NoPicture } from '../../ui/flyer/NoPicture.tsx';
import type { DataColumn, SortOrder } from '../../ui/table/DataColumn.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { toRowId } from '../../ui/table/toRowId.ts';
import { formatVersions, hasUnpublished, TEMPLATE_STATUS_TONES } from './templateState.ts';
import { TEMPLATE_STATUS_NAMES } from './templateWords.ts';

interface TemplateListProps {
  templates: readonly Template[];
  /** Whether the member may change templates; others can only view them. */
  canManage: boolean;
  /** Whether the member may disable the links of a template's flyers. */
  canRecall: boolean;
  /** The id of the template being copied or restored. */
  busy: string | undefined;
  filters: ReactNode;
  empty: ReactNode;
  onDuplicate: (template: Template) => void;
  onRetire: (template: Template) => void;
  onRestore: (template: Template) => void;
}

/** Returns the criterion for all flyers made from the template, in any version. */
const toCriterion = ({ id }: Template): RecallCriterion => ({
  by: 'template',
  template_id: id,
  template_version_id: null,
});

const editorPath = (templateId: string) => generatePath(routePaths.templateEditor, { templateId });

function Thumbnail({ template, width }: { template: Template; width: number }) {
  const { id, current_version_id, category } = template;
  return (
    <Box sx={{ width, flexShrink: 0 }}>
      {current_version_id === '' ? (
        <Box aria-hidden="true" sx={{ aspectRatio: '612 / 792' }}>
          <NoPicture />
        </Box>
      ) : (
        <FlyerMiniature templateId={id} versionId={current_version_id} category={category} />
      )}
    </Box>
  );
}

const State = ({ template }: { template: Template }) => (
  <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
    <StatusChip
      label={TEMPLATE_STATUS_NAMES[template.status]}
      tone={TEMPLATE_STATUS_TONES[template.status]}
    />
    {isAwaitingConsent(template) ? (
      <StatusChip label="Waiting for consent" tone="warning" />
    ) : (
      hasUnpublished(template) && <StatusChip label="Changes not published" tone="info" />
    )}
    {template.status === 'retired' && template.flyers_end && (
      <StatusChip label={`Flyers expire ${flyerLastDay(template.flyers_end.at)}`} tone="warning" />
    )}
  </Stack>
);

const toColumns = (canManage: boolean): DataColumn<Template>[] => [
  {
    id: 'template',
    label: 'Template',
    isTitle: true,
    cell: ({ id, name }) => (
      <MuiLink
        component={Link}
        to={editorPath(id)}
        color="inherit"
        underline="hover"
        aria-label={`${canManage ? 'Edit' : 'View'} ${name}`}
      >
        {name}
      </MuiLink>
    ),
    subtitle: ({ description }) => description,
    picture: (template, place) => <Thumbnail template={template} width={place === 'table' ? 32 : 64} />,
    sortValue: ({ name }) => name,
    minWidth: 280,
    maxWidth: 520,
  },
  {
    id: 'status',
    label: 'Status',
    inCard: 'badge',
    cell: (template) => <State template={template} />,
    sortValue: ({ status }) => TEMPLATE_STATUS_NAMES[status],
  },
  {
    id: 'category',
    label: 'Category',
    cell: ({ category }) => CATEGORY_NAMES[category],
    sortValue: ({ category }) => CATEGORY_NAMES[category],
  },
  {
    id: 'version',
    label: 'Version',
    kind: 'date',
    startsHigh: true,
    cell: (template) => formatVersions(template, true),
    sortValue: ({ published_at }) => published_at?.getTime(),
  },
];
const COLUMNS = toColumns(false);
const MANAGER_COLUMNS = toColumns(true);

const BY_NAME: SortOrder = { by: 'template', direction: 'asc' };
/** A list of templates with their state and actions. A row opens the editor. */
export function TemplateList(props: TemplateListProps) {
  const { templates, canManage, canRecall, busy, onDuplicate, onRetire, onRestore } = props;
  const navigate = useNavigate();
  const rows = useMemo(() => [...templates], [templates]);
  return (
    <DataTable
      id="templates"
      name="Templates"
      label="Templates"
      columns={canManage ? MANAGER_COLUMNS : COLUMNS}
      rows={rows}
      getRowId={toRowId}
      initialOrder={BY_NAME}
      filters={props.filters}
      empty={props.empty}
      isActionsLabelHidden
      onOpen={({ id }) => void navigate(editorPath(id))}
      {...((canManage || canRecall) && {
        renderActions: (template: Template) => (
          <>
            {busy === template.id && (
              <CircularProgress size={20} aria-label={`Working on ${template.name}`} />
            )}
            <RowMenu label={`More for ${template.name}`}>
              {(choose) => [
                ...(canManage
                  ? [
                      <MenuItem key="edit" component={Link} to={editorPath(template.id)}>
                        Edit
                      </MenuItem>,
                      <MenuItem
                        key="duplicate"
                        disabled={busy !== undefined}
                        onClick={() => choose(() => onDuplicate(template))}
                      >
                        Duplicate
                      </MenuItem>,
                      template.status === 'retired' ? (
                        <MenuItem
                          key="restore"
                          disabled={busy !== undefined}
                          onClick={() => choose(() => onRestore(template))}
                        >
                          Restore
                        </MenuItem>
                      ) : (
                        <MenuItem key="retire" onClick={() => choose(() => onRetire(template))}>
                          Retire
                        </MenuItem>
                      ),
                    ]
                  : []),
                canRecall && (
                  <MenuItem key="recall" component={Link} to={newRecallPath(toCriterion(template))}>
                    Recall flyers
                  </MenuItem>
                ),
              ]}
            </RowMenu>
          </>
        ),
      })}
    />
  );
}
