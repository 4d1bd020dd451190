/** Returns the name of a template's version: "version 2" for `open-house-v2`, or the id if it doesn't end in a number. */
export const formatVersion = (versionId: string): string =>
  `version ${/-v(\d+)$/.exec(versionId)?.[1] ?? versionId}`;
