import { readFileSync } from 'node:fs';
import type { FlyerInput } from '@brokerage/domain/flyer/layout/flyerInput';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import {
  BLUE_HOUSE,
  GREEN_HOUSE,
  HEADSHOT,
  LOGO,
  OFFICER_HEADSHOT,
  PHOTO,
  REALTOR_HEADSHOT,
} from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { testQr } from '@brokerage/domain/flyer/layout/testing/testQr';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { paintPdf } from '@brokerage/domain/flyer/pdf/paintPdf';
import { flyerFont } from '../../functions/src/flyers/pdf/flyerFonts.ts';

const file = (name: string) => readFileSync(`${import.meta.dirname}/${name}`);

/** The sample flyers' pictures, drawn for these tests. */
export const pictures = new Map([
  [PHOTO, file('house.jpg')],
  [BLUE_HOUSE, file('blue-house.jpg')],
  [GREEN_HOUSE, file('green-house.jpg')],
  [HEADSHOT, file('headshot.jpg')],
  [OFFICER_HEADSHOT, file('officer.jpg')],
  [REALTOR_HEADSHOT, file('agent.jpg')],
  [LOGO, file('logo.jpg')],
]);

export const toScene = (input: FlyerInput): Scene => layoutFlyer(input, fontMeasure, testQr).scene;

export const toPdf = (...scenes: [Scene, ...Scene[]]): Promise<Uint8Array> =>
  paintPdf(scenes, { font: flyerFont, images: pictures, date: new Date('2026-11-20T15:00:00Z') });
