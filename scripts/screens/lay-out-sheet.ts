import type { Language } from '#shared/languages/languages.ts';

/** A window of the sizes that the site is looked at in. */
export interface SheetWindow {
  readonly width: number;
  readonly height: number;
}

/** Where one picture lies on a sheet, in pixels of the sheet. */
export interface SheetPlace {
  readonly language: Language;
  /** Of the window. */
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
}

export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  /** Language by language, narrow before wide. */
  readonly places: readonly SheetPlace[];
}

/** Sizes on a sheet, in its pixels. The head holds the title and the widths, the side the languages. */
export const sheetSizes = { width: 2560, margin: 64, head: 168, side: 72, gap: 28 } as const;

/**
 * Lays out the windows of one screen: a row for each language, a column for each width, all at one
 * scale, so that a phone is as small beside a desktop as it is in the hand.
 */
export function layOutSheet(
  windows: readonly SheetWindow[],
  languages: readonly Language[],
): SheetLayout {
  const { width, margin, head, side, gap } = sheetSizes;
  const inOrder = [...windows].sort((one, other) => one.width - other.width);
  const total = inOrder.reduce((sum, window) => sum + window.width, 0);
  const room = width - 2 * margin - side - gap * (inOrder.length - 1);
  // Never larger than life, where few widths are asked for.
  const scale = Math.min(1, room / total);
  const rowHeight = Math.round(Math.max(0, ...inOrder.map(({ height }) => height)) * scale);
  const places = languages.flatMap((language, row) => {
    let left = margin + side;
    return inOrder.map((window) => {
      const boxWidth = Math.floor(window.width * scale);
      const place = {
        ...{ language, width: window.width, left, boxWidth },
        top: margin + head + row * (rowHeight + gap),
        boxHeight: Math.floor(window.height * scale),
      };
      left += boxWidth + gap;
      return place;
    });
  });
  const rows = languages.length * (rowHeight + gap) - gap;
  return { width, height: margin + head + Math.max(0, rows) + margin, places };
}
