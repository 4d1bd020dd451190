/** Fields of photos of a home that stand beside its main one. */
export const SMALL_PHOTOS = ['photo_2', 'photo_3', 'photo_4'] as const;
