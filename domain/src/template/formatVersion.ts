/** Returns what a template's version is called: "version 2" of `open-house-v2`, and the id where it ends in no number. */
export const formatVersion = (versionId: string): string =>
  `version ${/-v(\d+)$/.exec(versionId)?.[1] ?? versionId}`;
