import { expect, it } from 'vitest';
import { officeScene, purchaseScene, refinanceScene } from './companyScenes.ts';
import { landmarkName, placeScene } from './placeScene.ts';

const toDrawing = (branch: { name: string; state: string }) =>
  /(\w+)(?:-[\w-]+)?\.svg/.exec(placeScene(branch))?.[1];

it('draws each place with a landmark separately, and other places by state', () => {
  const towns = [
    ['Clifton', 'NJ'],
    ['Newark', 'NJ'],
    ['Woodbridge', 'NJ'],
    ['Cliffside Park', 'NJ'],
    ['Fountain Valley', 'CA'],
  ].map(([name = '', state = '']) => ({ name, state }));
  expect(new Set(towns.map(toDrawing)).size).toBe(5);
  expect(toDrawing({ name: 'Portland', state: 'ME' })).toBe('townRow');
  // Delaware has a Newark, too.
  expect(toDrawing({ name: 'Newark', state: 'DE' })).toBe('townRow');
  expect(toDrawing({ name: 'Pasadena', state: 'CA' })).toBe('palmRow');
});

it('names the landmark, and nothing on any other street', () => {
  expect(landmarkName({ name: 'Newark', state: 'NJ' })).toBe('Branch Brook Park');
  expect(landmarkName({ name: 'Newark', state: 'DE' })).toBeUndefined();
});

it('shows a city, a coast and a sign only to companies that have them', () => {
  const atHome = [purchaseScene(['New Jersey', 'California']), refinanceScene(['New Jersey', 'California'])];
  const elsewhere = [purchaseScene(['Maine']), refinanceScene(['Maine'])];
  expect(atHome.map(({ alt }) => alt).join()).toMatch(/city.*coast/);
  expect(elsewhere.map(({ alt }) => alt).join()).not.toMatch(/city|coast/);
  expect(purchaseScene([])).toEqual(elsewhere[0]);
  expect(officeScene('').picture).not.toBe(officeScene('https://a.example/mark.png').picture);
});
