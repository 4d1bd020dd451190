/** Content-Disposition of a PDF that is called as its flyer: plain letters for old programs, all of them by RFC 5987. */
export function pdfDisposition(title: string): string {
  const name =
    title
      .toWellFormed()
      // Not in file names of one system or another.
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\/:*?<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[.\s]+/, '')
      .slice(0, 120)
      .toWellFormed()
      .replace(/\uFFFD/g, '')
      .trim() || 'flyer';
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]|%/g, '')
      .trim() || 'flyer';
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}.pdf"; filename*=UTF-8''${encoded}.pdf`;
}
