import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { picturePath } from '@brokerage/domain/pictures/picturePath';
import { portsAt } from '../emulators/ports.ts';
import { HARBORVIEW } from './tenantIds.ts';

/** The bucket that emulators and functions have for the project. */
const BUCKET = 'demo-brokerage.appspot.com';

/** Harborview's own mark, an upload of its administrator. Larkfield keeps the house with an open door. */
export const HARBORVIEW_MARK = {
  drawing: 'tools/seed/pictures/harborviewMark.svg',
  path: picturePath({
    kind: 'mark',
    tenantId: HARBORVIEW,
    userId: 'harborview-admin',
    timestamp: Date.parse('2026-11-12T14:00:00Z'),
    extension: 'png',
  }),
} as const;

/** Returns the address of the mark in the Storage of the emulators at an offset. */
export const seededMark = (offset: number): string =>
  pictureAddress(`http://127.0.0.1:${portsAt(offset).storage}`, BUCKET, HARBORVIEW_MARK.path);
