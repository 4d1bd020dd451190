/**
 * The current generation of the designs. Any change that would redraw approved flyers needs a new generation: each snapshot names
 * its own (`FlyerParties`), so approved flyers keep their look.
 */
export const DESIGN = 6;

/** What designs draw differently since a generation. Later generations keep it. */
const SINCE = {
  /** A flyer doesn't repeat a sentence of another field or of the legal text. */
  skipsRepeatedSentences: 2,
  /** The call to action is in a frame with the code, beside the contacts. */
  hasActionFrame: 2,
  /** A listing's photo takes more than half of the page. */
  hasLargePhotos: 2,
  /** Facts are as large as the page has room for. */
  hasLargeFacts: 2,
  /** People without a photo are drawn. */
  hasDrawnPeople: 2,
  hasDarkWatermark: 2,
  /** Layouts have their own compositions and type families. A flyer that fits only in an earlier composition keeps that one. */
  hasOwnFamilies: 3,
  /** Nested gables are behind an address on a light panel, too. */
  hasLightGables: 3,
  /** The company's name looks the same on all layouts. */
  hasOneWordmark: 4,
  /** Realtors without a photo have initials: a drawn person stands for someone in the company. */
  hasInitials: 4,
  /** Streets have whole houses only, and none behind a column of text. */
  hasWholeHouses: 4,
  /** A rate sheet has no street in its header, because there is one at its foot. */
  hasOneStreet: 4,
  /** Gables on a light panel are strong enough not to look like a missing picture. */
  hasClearGables: 4,
  /** An open house is named above a headline that doesn't do so. */
  namesOpenHouse: 4,
  /** An event's topics stay readable, and its host isn't a fact. */
  hasReadableTopics: 4,
  /** Phone numbers, emails and web addresses among the facts stay on one line where a smaller size allows it. */
  keepsAddressesWhole: 4,
  /** Contact cards have larger lines that don't break within an NMLS number or a town. */
  hasReadableCards: 4,
  /** Event disclosures say in plain words that nobody has to apply. */
  hasPlainEventTerms: 4,
  /** Small text is large enough for print. Contact lines are larger. */
  hasPrintSizes: 5,
  /** No last line of a single word. */
  hasFullEnds: 5,
  /** Small headings aren't in a display face, whose hairlines get lost. */
  hasSturdyHeadings: 5,
  /** Titles and emails on contact cards stay on one line, or break between their parts. */
  keepsLinesWhole: 5,
  /** Facts don't repeat what a contact card says. */
  skipsRepeatedFacts: 5,
  /** Postcards have a large call to action. */
  hasCardAction: 5,
  /** Events and greetings have larger pictures. */
  hasLargePictures: 5,
  /** Tall areas without a photo have houses up a hill. */
  hasHillside: 5,
  /** The ground below a drawn street continues without a seam. */
  hasSeamlessGround: 5,
  /** A listing without a photo fills its page with type, and has no empty column. */
  hasTypographicPages: 5,
  /** Small photos are in a row along the large one's lower edge. */
  hasPhotoRow: 5,
  /** The first-home sidebar has room for an email address on one line. */
  hasWideSidebar: 5,
  /** A letter leaves room for an ink signature, and labels its code. */
  hasRoomyLetter: 5,
  /** Program pages have large figures and benefits, and photos that are full circles. */
  hasReadablePrograms: 5,
  /** Short rate tables have large figures, below a rising sun. */
  hasLargeRates: 5,
  /** The square image is a photo with a short message, or a poster. */
  hasPosterSquare: 5,
  /** All type sizes come from one scale. */
  hasTypeScale: 6,
  /** Layouts have no type family of their own, which would be a third one. */
  hasTwoTypefaces: 6,
  /** Texts side by side share one size. */
  hasCommonSizes: 6,
  /** Names stay on one line where a smaller size allows it. */
  keepsNamesWhole: 6,
  /** A company's name is on one line, or on two in different sizes. */
  hasLockup: 6,
  /** Things are drawn in the order they're read in. */
  hasReadingOrder: 6,
  /** Legal text is shorter, keeps numbers with their labels and leaves out what a general sentence covers. */
  hasShortLegalText: 6,
  /** Pages without a photo have drawings that say what the flyer is for. */
  hasDrawings: 6,
  /** The sun of a drawn street is in a clear part of the sky, and windows stand out. */
  hasClearSun: 6,
  /** Nothing covers a home's photo. */
  hasClearPhotos: 6,
  /** Text is left-aligned with the page margins, which are equal. */
  hasAlignedText: 6,
  /** Days and hours are brief and in large type: "Sunday, Nov 8 · 1-4 PM". */
  hasLargeHours: 6,
  /** The flyer says who lists the home. */
  namesListingAgent: 6,
  /** Contacts take little room beside a large code, on postcards above all. */
  hasCompactContacts: 6,
  /** Roles on contact cards are short. */
  hasShortRoles: 6,
  /** The modules of codes span 0.8 inch. */
  hasLargeCodes: 6,
  /** Codes and logos are directly on light paper, where a plate's edges would show. */
  hasNoPlates: 6,
  /** Logos are large enough for their letters to be read. */
  hasReadableLogos: 6,
  /** Both companies of a co-branded flyer have names of one size on one line. */
  hasEqualNames: 6,
  /** A code's label says what the page behind it offers. */
  hasHonestLabels: 6,
  /** Greetings that end in a comma are signed. */
  hasSignature: 6,
  /** Letters have equal margins and nothing that bleeds, which office printers can't print. */
  hasOfficeLetter: 6,
  /** A program's figures are in columns of equal width. */
  hasEqualFigures: 6,
  /** Rates are on cards, and dated below the headline. */
  hasRateCards: 6,
  /** A square image has one message in large type, in its flyer's style. */
  hasMessageSquare: 6,
  /** A postcard has a second page for the address. */
  hasAddressSide: 6,
} as const;

/** What a flyer's generation of designs draws differently from earlier ones. */
export type DesignFeatures = { readonly [Feature in keyof typeof SINCE]: boolean };

function toFeatures(generation: number): DesignFeatures {
  const features = Object.entries(SINCE).map(([feature, since]) => [feature, generation >= since]);
  // `Object.fromEntries` forgets the names of the keys.
  return Object.fromEntries(features) as DesignFeatures;
}

const FIRST = toFeatures(1);
const LATER = Array.from({ length: DESIGN - 1 }, (_, index) => toFeatures(index + 2));

/** Returns what a flyer's generation draws. Flyers from before snapshots named a generation are of the first. */
export const designFeatures = ({ design = 1 }: { design?: number | undefined }): DesignFeatures =>
  LATER[Math.min(design, DESIGN) - 2] ?? FIRST;
