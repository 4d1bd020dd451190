import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { formatEntity, type Names } from './auditWords.ts';
import { entityPath } from './entityPath.ts';

interface EntityNameProps {
  type: string;
  id: string;
  names: Names;
}

/** The name of what a record is about, leading to its page where the reader may open that. */
export function EntityName({ type, id, names }: EntityNameProps) {
  const { member } = useSignedIn();
  const path = entityPath({ type, id }, names, member);
  const words = formatEntity(type, id, names);
  return path === undefined ? (
    words
  ) : (
    <Link component={RouterLink} to={path}>
      {words}
    </Link>
  );
}
