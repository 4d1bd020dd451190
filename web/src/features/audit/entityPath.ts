import { can, type Member } from '@brokerage/domain/member/roles';
import { generatePath } from 'react-router-dom';
import { editFlyerPath, linkAnalyticsPath } from '../../lib/routes/flyerPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import type { Names } from './auditWords.ts';

/** Returns the page of what a record is about; undefined where it is gone, or the reader may not open it. */
export function entityPath(
  { type, id }: { type: string; id: string },
  names: Names,
  reader: Member,
): string | undefined {
  if (names.entities.get(`${type}:${id}`) === null) return undefined;
  switch (type) {
    case 'flyer':
      return editFlyerPath(id);
    case 'link':
      return linkAnalyticsPath(id);
    case 'template':
      return can(reader, 'templates:readUnpublished')
        ? generatePath(routePaths.templateEditor, { templateId: id })
        : undefined;
    case 'member': {
      const name = names.people.get(id);
      if (name === undefined || !can(reader, 'people:manage')) return undefined;
      return `${routePaths.people}?${new URLSearchParams({ find: name }).toString()}`;
    }
    case 'company':
    case 'security':
      return can(reader, 'company:manage') ? routePaths.company : undefined;
    default:
      return undefined;
  }
}
