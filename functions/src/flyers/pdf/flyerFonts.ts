import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import { parseTrueType, type TrueType } from '@brokerage/domain/flyer/pdf/trueType';

/** The font files of the faces, from npm packages under the SIL Open Font License 1.1. */
const FILES: Record<FontFace, () => string> = {
  serif: () =>
    import.meta.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  serifBold: () =>
    import.meta.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
  serifItalic: () =>
    import.meta.resolve(
      '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    ),
  lora: () => import.meta.resolve('@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf'),
  loraBold: () => import.meta.resolve('@expo-google-fonts/lora/600SemiBold/Lora_600SemiBold.ttf'),
  loraItalic: () =>
    import.meta.resolve('@expo-google-fonts/lora/400Regular_Italic/Lora_400Regular_Italic.ttf'),
  franklin: () =>
    import.meta.resolve('@expo-google-fonts/libre-franklin/400Regular/LibreFranklin_400Regular.ttf'),
  franklinBold: () =>
    import.meta.resolve('@expo-google-fonts/libre-franklin/600SemiBold/LibreFranklin_600SemiBold.ttf'),
  franklinItalic: () =>
    import.meta.resolve(
      '@expo-google-fonts/libre-franklin/400Regular_Italic/LibreFranklin_400Regular_Italic.ttf',
    ),
  notoBold: () =>
    import.meta.resolve('@expo-google-fonts/noto-serif-display/700Bold/NotoSerifDisplay_700Bold.ttf'),
  notoItalic: () =>
    import.meta.resolve(
      '@expo-google-fonts/noto-serif-display/400Regular_Italic/NotoSerifDisplay_400Regular_Italic.ttf',
    ),
  oswaldBold: () => import.meta.resolve('@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf'),
  sans: () => import.meta.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  sansBold: () =>
    import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  sansItalic: () =>
    import.meta.resolve(
      '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
    ),
  sansBoldItalic: () =>
    import.meta.resolve(
      '@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf',
    ),
};

/** Returns the font file of a face. */
export const flyerFontFile = (face: FontFace): string => fileURLToPath(FILES[face]());

const parsed = new Map<FontFace, TrueType>();

/** Returns a flyer font by face. Each is read on first use, once per instance. */
export function flyerFont(face: FontFace): TrueType {
  const font = parsed.get(face) ?? parseTrueType(readFileSync(flyerFontFile(face)));
  parsed.set(face, font);
  return font;
}
