/** Downloads a file that a function returned in Base64. */
export function downloadBase64(base64: string, name: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  downloadFile(new Blob([bytes], { type }), name);
}

/** Has the browser save something as a file. */
export function downloadFile(content: Blob | string, name: string, type?: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: type ?? 'text/plain' }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has its own copy of the file by now.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Message for an entry that couldn't be created. */
export const CALENDAR_FAILED = {
  title: 'Couldn’t create the calendar entry',
  text: 'Check your connection and try again.',
} as const;

/** Downloads a calendar entry and returns whether it worked. `write` may load the code that writes the entry. */
export async function saveCalendarEntry(name: string, write: () => Promise<string>): Promise<boolean> {
  // Chromium remembers a failed import until the page is reloaded, so don't start one while offline.
  if (!navigator.onLine) return false;
  try {
    downloadFile(await write(), name, 'text/calendar;charset=utf-8');
    return true;
  } catch {
    return false;
  }
}
