/** Named, as an `import()` of the package itself brings all of it. */
export { createRoot } from 'react-dom/client';
