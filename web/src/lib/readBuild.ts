/** Returns the version and commit of the current page, such as `1.0.0+3f2a9c1d04be`, which the build writes into each page. */
export const readBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'unbuilt';
