import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PRERENDERED_STYLES } from '../hydration/prerenderedStyles.ts';
import { changeCompany, currentCompany, firstCompany } from '../lib/company/companyStore.ts';
import { SiteApp } from './SiteApp.tsx';

afterEach(() => {
  changeCompany(firstCompany());
  document.head.replaceChildren();
});

const open = () =>
  render(<SiteApp path="/" Layout={({ children }) => children} Page={() => <h1>Home</h1>} />);
const hasBaseStyles = () => document.head.querySelector('style[data-emotion="css-global"]') !== null;

it('adds the base styles to a page that isn’t prerendered', () => {
  open();
  expect(hasBaseStyles()).toBe(true);
});

it('adds none to a static page, which has them, until the company has other colors', () => {
  document.head.innerHTML = `<style ${PRERENDERED_STYLES}="a1"></style>`;
  const { unmount } = open();
  expect(hasBaseStyles()).toBe(false);
  unmount();
  const company = currentCompany();
  changeCompany({
    ...company,
    colors: structuredClone({
      ...company.colors,
      light: { ...company.colors.light, primary: { ...company.colors.light.primary, main: '#123456' } },
    }),
  });
  open();
  expect(hasBaseStyles()).toBe(true);
});
