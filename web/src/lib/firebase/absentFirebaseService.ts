/*
 * Stands in for the services that reactfire imports for hooks which this product does not use (vite.config.ts): the
 * sign-in page would load all of Firestore and Storage with them.
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
  absent as getDownloadURL,
  absent as httpsCallable,
  absent as onSnapshot,
  absent as queryEqual,
  absent as ref,
};
