/** Keys of the fields for a home's small photos, shown with the main one. */
export const SMALL_PHOTOS = ['photo_2', 'photo_3', 'photo_4'] as const;
