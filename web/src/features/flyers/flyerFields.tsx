import { flyerPath } from '@brokerage/domain/portalPaths';
import type { Template } from '@brokerage/domain/template/template';
import { Box, Link, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate } from '../../lib/format/time/formatDate.ts';
import { useTemplate } from '../../lib/live-data/records/useTemplate.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { FLYER_STATUS_STYLES } from '../../ui/flyer/flyerStatus.ts';
import { NoPicture } from '../../ui/flyer/NoPicture.tsx';
import { ValidityChip } from '../../ui/flyer/ValidityChip.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { MyFlyer } from './myFlyer.ts';

type Category = Template['category'];

function Miniature({ flyer, category }: Pick<MyFlyer, 'flyer'> & { category: Category }) {
  const { snapshot } = flyer;
  return (
    <FlyerMiniature
      templateId={flyer.template_id}
      versionId={flyer.template_version_id}
      category={category}
      data={flyer.data}
      realtorId={flyer.realtor_id}
      parties={snapshot?.parties}
      link={snapshot?.link}
    />
  );
}

const Blank = ({ children }: { children: ReactNode }) => (
  <Box aria-hidden="true" sx={{ aspectRatio: '612 / 792' }}>
    {children}
  </Box>
);

const Waiting = () => (
  <Blank>
    <Skeleton variant="rectangular" height="100%" />
  </Blank>
);

/** For a flyer whose template isn't among the published ones, so its category isn't known yet. */
function RetiredMiniature({ flyer }: Pick<MyFlyer, 'flyer'>) {
  const live = useTemplate(flyer.tenant_id, flyer.template_id);
  const category = readyData(live)?.category;
  if (category) return <Miniature flyer={flyer} category={category} />;
  if (live.status === 'loading') return <Waiting />;
  return (
    <Blank>
      <NoPicture />
    </Blank>
  );
}

/** A thumbnail of the flyer, dimmed if it's archived. Shows the officer it was submitted for, otherwise its current officer. */
export function FlyerPicture({ flyer, template, templateName, width }: MyFlyer & { width: number | '100%' }) {
  const category = flyer.snapshot?.category ?? template?.category;
  return (
    <Box sx={{ width, flexShrink: 0, ...(flyer.status === 'archived' && { opacity: 0.6 }) }}>
      {category ? (
        <Miniature flyer={flyer} category={category} />
      ) : templateName === undefined ? (
        <Waiting />
      ) : (
        <RetiredMiniature flyer={flyer} />
      )}
    </Box>
  );
}

/** The title, linked to the flyer's page in any status. */
export const FlyerTitle = ({ flyer: { id, title } }: MyFlyer) => (
  <Link component={RouterLink} to={flyerPath(id)} color="inherit" underline="hover">
    {title}
  </Link>
);

export const FlyerStatusChip = ({ flyer }: MyFlyer) => <StatusChip {...FLYER_STATUS_STYLES[flyer.status]} />;

/** The last valid day of an approved flyer, if it has one. */
export const FlyerValidity = ({ flyer }: MyFlyer) =>
  flyer.status === 'approved' && flyer.valid_until !== null ? (
    <Box sx={{ mt: 0.5 }}>
      <ValidityChip flyer={flyer} />
    </Box>
  ) : null;

export const TemplateName = ({ templateName }: MyFlyer) =>
  templateName ?? (
    <>
      <Skeleton width="8em" aria-hidden />
      <span style={visuallyHidden}>Loading</span>
    </>
  );

export const Created = ({ flyer: { created_at } }: MyFlyer) => (
  <Box component="time" dateTime={created_at.toISOString()} sx={{ whiteSpace: 'nowrap' }}>
    {formatDate(created_at)}
  </Box>
);
