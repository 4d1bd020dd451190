import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { expect, it } from 'vitest';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { parseNewRecall } from './parseNewRecall.ts';

const parse = (path: string) => parseNewRecall(new URL(path, 'https://larkfield.example').searchParams);

it.each<RecallCriterion>([
  { by: 'flyer', flyer_id: 'f1' },
  { by: 'selection', flyer_ids: ['f1', 'f2'] },
  { by: 'template', template_id: 't1', template_version_id: null },
  { by: 'template', template_id: 't1', template_version_id: 't1-v2' },
  { by: 'officer', user_id: 'maria' },
  { by: 'realtor', realtor_id: 'anita' },
  { by: 'license', license_state: 'NJ', license_officer_id: null },
  { by: 'license', license_state: 'NJ', license_officer_id: 'maria' },
])('reads %j back', (criterion) => expect(parse(newRecallPath(criterion))).toEqual(criterion));

it.each([
  '/x',
  '/x?by=flyer',
  '/x?by=tenant',
  '/x?by=license&license_state=ZZ',
  '/x?by=flyer&flyer_id=a%2Fb',
])('rejects anything else: %s', (path) => expect(parse(path)).toBeUndefined());
