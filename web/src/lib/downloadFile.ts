/** Has the browser save a file that a function answered in Base64. */
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
  // The browser has its own hold of it by now.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
