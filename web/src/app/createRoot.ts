/** A named re-export, because an `import()` of the package itself would bundle all of it. */
export { createRoot } from 'react-dom/client';
