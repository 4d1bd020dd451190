import { can, type RoleHolder } from '@brokerage/domain/member/roles';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { Link } from '@mui/material';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { linkAnalyticsPath } from '../../lib/routes/flyerPaths.ts';
import { recallPath } from '../../lib/routes/recallPaths.ts';
import { recordPaths } from '../../lib/routes/recordPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { formatEntity, type Names } from './auditEntities.ts';

/** Returns the page of a record's entity; undefined if it's gone, or the user can't open it. */
function entityPath(
  { type, id }: { type: string; id: string },
  names: Names,
  reader: RoleHolder,
): string | undefined {
  if (names.entities.get(`${type}:${id}`) === null) return undefined;
  switch (type) {
    case 'flyer':
      return flyerPath(id);
    case 'link':
      return linkAnalyticsPath(id);
    case 'application':
      return recordPaths.application(id);
    case 'template':
      return can(reader, 'templates:readUnpublished')
        ? generatePath(routePaths.templateEditor, { templateId: id })
        : undefined;
    case 'member': {
      const name = names.members.get(id);
      if (name === undefined || !can(reader, 'members:manage')) return undefined;
      return `${routePaths.members}?${new URLSearchParams({ find: name }).toString()}`;
    }
    case 'company':
    case 'security':
      return can(reader, 'company:manage') ? routePaths.company : undefined;
    case 'license':
      return can(reader, 'licenses:read') ? routePaths.licenses : undefined;
    case 'customer_review':
      return can(reader, 'customerReviews:manage') ? routePaths.customerReviews : undefined;
    case 'recall':
      return can(reader, 'flyers:recall') ? recallPath(id) : undefined;
    case 'branch':
    case 'directory_entry':
      return can(reader, 'directory:manage') ? routePaths.directory : undefined;
    default:
      return undefined;
  }
}

interface EntityNameProps {
  type: string;
  id: string;
  names: Names;
}

/** The name of a record's entity, linked to its page if the user can open that. */
export function EntityName({ type, id, names }: EntityNameProps) {
  const { member } = useSignedIn();
  const path = entityPath({ type, id }, names, member);
  const words = formatEntity(type, id, names);
  return path === undefined || words === '' ? (
    words
  ) : (
    <Link component={RouterLink} to={path}>
      {words}
    </Link>
  );
}
