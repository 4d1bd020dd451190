/** Returns modules that look like a version 4 code and depend on the text, but can't be scanned. */
export function testQr(text: string): boolean[][] {
  const size = 33;
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
  const isFinder = (row: number, column: number) =>
    [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ].some(
      ([top = 0, left = 0]) => row >= top - 1 && row <= top + 7 && column >= left - 1 && column <= left + 7,
    );
  const finder = (row: number, column: number) => {
    const [y, x] = [row, column].map((at) => (at > 10 ? at - (size - 7) : at));
    const ring = Math.max(Math.abs((y ?? 0) - 3), Math.abs((x ?? 0) - 3));
    return ring === 3 || ring < 2;
  };
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return isFinder(row, column) ? finder(row, column) : state < 0;
    }),
  );
}
