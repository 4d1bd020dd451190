/** Returns ten digits, with or without the country code, as (973) 555-0102, and keeps an extension. Anything else stays as typed. */
export function formatUsPhone(text: string): string {
  const [, number = '', extension] = /^([^a-z#]*)((?:ext\.?|x|#)\s*\d+)?$/i.exec(text.trim()) ?? [];
  // Kept apart from toLocalDigits(): importing it would add the phone validation chunk to every public page.
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10 || /[^\d\s().+-]/.test(number)) return text.trim();
  const formatted = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${formatted} ${extension}` : formatted;
}
