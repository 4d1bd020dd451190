import type { Template } from '@brokerage/domain/template/template';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { generatePath, Link } from 'react-router-dom';
import { CATEGORY_NAMES } from '../../lib/format/categoryNames.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { formatVersions, hasUnpublished, STATUS_TONES } from './templateState.ts';
import { STATUS_NAMES } from './templateWords.ts';

interface TemplateListProps {
  templates: readonly Template[];
  /** May change templates; others look at them. */
  canManage: boolean;
  /** The id of the one that is being copied. */
  copying: string | undefined;
  onDuplicate: (template: Template) => void;
  onRetire: (template: Template) => void;
  /** The id of the one that is being restored. */
  restoring: string | undefined;
  onRestore: (template: Template) => void;
}

/** The templates, by name: what they are, how they stand, what can be done. */
export function TemplateList(props: TemplateListProps) {
  const { templates, canManage, copying, onDuplicate, onRetire, restoring, onRestore } = props;
  return (
    <Stack
      component="ul"
      aria-label="Templates, by name"
      spacing={1.5}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {templates.map((template) => (
        <Card
          key={template.id}
          component="li"
          sx={{
            p: 2,
            display: 'grid',
            columnGap: 3,
            rowGap: 1.5,
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 14rem 20rem' },
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {template.name}
            </Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {template.description}
            </Typography>
          </Box>
          <div>
            <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap', mb: 0.5 }}>
              <StatusChip label={STATUS_NAMES[template.status]} tone={STATUS_TONES[template.status]} />
              {isAwaitingConsent(template) ? (
                <StatusChip label="Waiting for consent" tone="warning" />
              ) : (
                hasUnpublished(template) && <StatusChip label="Changes not published" tone="info" />
              )}
            </Stack>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[CATEGORY_NAMES[template.category], formatVersions(template)].filter(Boolean).join(' · ')}
            </Typography>
          </div>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', ml: { xs: -1, md: 0 } }}>
            <Button
              component={Link}
              to={generatePath(routePaths.templateEditor, { templateId: template.id })}
              startIcon={canManage ? <Edit /> : <Visibility />}
              aria-label={`${canManage ? 'Edit' : 'View'} ${template.name}`}
            >
              {canManage ? 'Edit' : 'View'}
            </Button>
            {canManage && (
              <>
                <Button
                  startIcon={<ContentCopy />}
                  aria-label={`Duplicate ${template.name}`}
                  loading={copying === template.id}
                  loadingPosition="start"
                  onClick={() => onDuplicate(template)}
                >
                  Duplicate
                </Button>
                {template.status === 'retired' ? (
                  <Button
                    startIcon={<Unarchive />}
                    aria-label={`Restore ${template.name}`}
                    loading={restoring === template.id}
                    loadingPosition="start"
                    onClick={() => onRestore(template)}
                  >
                    Restore
                  </Button>
                ) : (
                  <Button
                    startIcon={<Inventory />}
                    aria-label={`Retire ${template.name}`}
                    onClick={() => onRetire(template)}
                  >
                    Retire
                  </Button>
                )}
              </>
            )}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
