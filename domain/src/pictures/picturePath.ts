import { paths } from '../paths.ts';
import type { PictureKind } from './pictureProblems.ts';

interface Upload {
  kind: PictureKind;
  tenantId: string;
  userId: string;
  /** Milliseconds since the epoch. */
  timestamp: number;
  extension: 'jpg' | 'png';
}

/** Returns where an upload is stored; storage.rules allow only these names. */
export function picturePath({ kind, tenantId, userId, timestamp, extension }: Upload): string {
  const file = `${timestamp}.${extension}`;
  const path = {
    flyer: `${paths.userUploads(tenantId, userId)}/${file}`,
    mark: `${paths.userUploads(tenantId, userId)}/${file}`,
    headshot: `${paths.headshots(tenantId)}/${userId}-${file}`,
    realtor: `${paths.realtorPhotos(tenantId)}/realtor-${file}`,
    logo: `${paths.realtorPhotos(tenantId)}/realtor-${file}`,
  };
  return path[kind];
}
