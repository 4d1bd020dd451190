import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { picturePath } from '@brokerage/domain/pictures/picturePath';
import { portsAt } from '../emulators/ports.ts';
import { HARBORVIEW, LARKFIELD } from './tenantIds.ts';

/** The project's bucket in emulators and functions. */
const BUCKET = 'demo-brokerage.appspot.com';

export interface SeededPicture {
  drawing: string;
  path: string;
  /** Pixels of the stored picture. */
  width: number;
}

/** Harborview's own mark, uploaded by its administrator. Larkfield keeps the default house with an open door. */
export const HARBORVIEW_MARK: SeededPicture = {
  drawing: 'tools/seed/pictures/harborviewMark.svg',
  path: picturePath({
    kind: 'mark',
    tenantId: HARBORVIEW,
    userId: 'harborview-admin',
    timestamp: Date.parse('2026-11-12T14:00:00Z'),
    extension: 'png',
  }),
  width: 512,
};

/** The logo of Anita Desai's brokerage, so that a co-branded flyer shows where logos appear. */
export const REALTOR_LOGO: SeededPicture = {
  drawing: 'tools/seed/pictures/gardenStateHomesLogo.svg',
  path: picturePath({
    kind: 'logo',
    tenantId: LARKFIELD,
    userId: 'larkfield-officer',
    timestamp: Date.parse('2026-11-16T15:10:00Z'),
    extension: 'png',
  }),
  width: 804,
};
export const REALTOR_WITH_LOGO = 'anita-desai';

/** Returns the address of a picture in the Storage of the emulators at an offset. */
const toAddress = ({ path }: SeededPicture, offset: number): string =>
  pictureAddress(`http://127.0.0.1:${portsAt(offset).storage}`, BUCKET, path);

export const seededMark = (offset: number): string => toAddress(HARBORVIEW_MARK, offset);
export const seededLogo = (offset: number): string => toAddress(REALTOR_LOGO, offset);
