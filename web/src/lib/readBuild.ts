/** Returns version and commit of the page that is shown, such as `1.0.0+3f2a9c1d04be`; the build writes it into each page. */
export const readBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'unbuilt';
