import { expect, it } from 'vitest';
import { refuseUndeclared } from './build.ts';

it('rejects a package that the manifest does not declare', () => {
  const inputs = { 'src/index.ts': {}, '../node_modules/@scope/left-pad/index.js': {} };
  expect(() => refuseUndeclared({ inputs } as never)).toThrow(
    'functions/package.json does not declare: @scope/left-pad',
  );
});

it('includes the domain, which lies outside node_modules', () => {
  expect(() =>
    refuseUndeclared({ inputs: { '../domain/src/company/tenant.ts': {} } } as never),
  ).not.toThrow();
});
