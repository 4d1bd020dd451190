/** Formats a file's size in bytes, rounded up: `114 KB`. */
export const formatKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} KB`;
