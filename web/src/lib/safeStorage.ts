/** The browser's storage for strings, without its errors. */
interface SafeStorage {
  /** Returns null if nothing is stored, or if the browser doesn't allow storage. */
  getItem: (key: string) => string | null;
  /**
   * Returns the value that {@link SafeStorage.setJson} stored; null for nothing and for invalid JSON. Parse it: older releases stored
   * other shapes.
   */
  getJson: (key: string) => unknown;
  /** Returns false if the browser doesn't allow storage or it's full. */
  setItem: (key: string, text: string) => boolean;
  setJson: (key: string, value: unknown) => boolean;
  removeItem: (key: string) => void;
}

/** Returns a storage that never throws. `find` is called each time, because with cookies blocked even accessing the storage throws. */
function withoutErrors(find: () => Storage): SafeStorage {
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(find());
    } catch {
      return otherwise;
    }
  }
  const getItem = (key: string) => attempt((storage) => storage.getItem(key), null);
  const setItem = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  return {
    getItem,
    getJson: (key) => attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), null),
    setItem,
    setJson: (key, value) => setItem(key, JSON.stringify(value)),
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

/** Storage that this browser keeps permanently, shared by all its windows. */
export const safeLocalStorage = withoutErrors(() => localStorage);

/** Storage that this tab keeps until it's closed, including across reloads. */
export const safeSessionStorage = withoutErrors(() => sessionStorage);
