// How wide a card must be so that its whole text fits into the height of the tray.

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Pixels that a letter takes on average, a little more than less. */
const LETTER = 6.5;
const TITLE_LETTER = 7.5;
const LINE = 15;
const TITLE_LINE = 16.1;
/** What is beside the words: padding and, in the title, the emblem. */
const BESIDE = 19;
const EMBLEM = 22;
const FOOT = 23;
/** The height for words on a card of the usual tray and of the higher one. */
const HEIGHT = { usual: 120, full: 154 };
const [NARROWEST, WIDEST, STEP] = [108, 280, 4];

/** Into how many lines words break. */
function linesOf(words: string, letters: number): number {
  let lines = 1;
  let length = 0;
  for (const word of words.split(/[ -]/)) {
    if (length > 0 && length + 1 + word.length > letters) {
      lines++;
      length = word.length;
    } else length += (length > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

export function widthFor({ title, text }: Words, full: boolean, played: boolean): number {
  const height = (full ? HEIGHT.full : HEIGHT.usual) - (played ? FOOT : 0);
  // No word of a title is ever broken.
  const longest = Math.max(...title.split(/[ -]/).map((word) => word.length));
  const least = Math.max(NARROWEST, Math.ceil(longest * TITLE_LETTER + BESIDE + EMBLEM));
  for (let width = least; width < WIDEST; width += STEP) {
    const titled = linesOf(title, (width - BESIDE - EMBLEM) / TITLE_LETTER) * TITLE_LINE;
    if (titled + linesOf(text, (width - BESIDE) / LETTER) * LINE <= height) return width;
  }
  return WIDEST;
}
