import { useState } from 'react';

const KEY = 'sidebar-collapsed';

/** Whether the sidebar shows icons alone; this browser remembers it. */
export function useSidebarCollapsed(): readonly [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(() => read() === 'true');
  const toggle = () => {
    setCollapsed(!isCollapsed);
    try {
      localStorage.setItem(KEY, String(!isCollapsed));
    } catch {
      // Without storage it holds until the page is reloaded.
    }
  };
  return [isCollapsed, toggle];
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
