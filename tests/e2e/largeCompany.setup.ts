import { test } from '@playwright/test';
import { makeLargeCompany } from './largeCompany.ts';

test('create a company with more records than a page shows', { lock: '-exclusive-' }, makeLargeCompany);
