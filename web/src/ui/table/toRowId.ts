/** Returns a record's own id: `getRowId` of most tables. */
export const toRowId = ({ id }: { id: string }): string => id;
