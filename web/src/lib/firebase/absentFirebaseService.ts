/*
 * Stands in for Realtime Database and Remote Config, which reactfire imports and this product does not use
 * (vite.config.ts has the aliases): 45 kB less for the portal.
 */
function absent(): never {
  throw new Error('This Firebase service is not part of the product');
}

export {
  absent as ensureInitialized,
  absent as get,
  absent as getAll,
  absent as getBoolean,
  absent as getNumber,
  absent as getString,
  absent as getValue,
  absent as off,
  absent as onChildAdded,
  absent as onChildChanged,
  absent as onChildMoved,
  absent as onChildRemoved,
  absent as onValue,
};
