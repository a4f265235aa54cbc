import { dirname } from 'node:path';
import { z } from 'zod';
import { museumName } from '#brand/names.ts';
import { readSourceFiles } from '#database/content/read-source-files.ts';
import { byLanguage, type Language } from '#shared/languages/languages.ts';

const text = z.partialRecord(z.string(), z.string());

/** What a caption needs of a work; the collection's own loader tells what is wrong with a record. */
const workSchema = z.object({
  title: text,
  accessionNumber: z.string().optional(),
  date: z.object({ display: text.optional() }).optional(),
  images: z.array(z.object({ file: z.string() })),
});

type Credit = Readonly<Record<Language, string>>;

/**
 * Says below a picture of a work which one it is, wherever it leads something else: "Star tile with a
 * cypress, 663 AH / 1264–65 CE. The museum, 1936.12".
 * @param folder holds the objects, `<id>.json`
 */
export function creditWorks<Image extends object>(
  images: Readonly<Record<string, Image>>,
  folder: string,
): Readonly<Record<string, Image & { readonly credit?: Credit | undefined }>> {
  const credits = new Map<string, Credit>();
  for (const { text: source } of readSourceFiles(folder, false)) {
    const parsed = workSchema.safeParse(parseJson(source));
    if (!parsed.data) continue;
    const [first] = parsed.data.images;
    for (const { file } of parsed.data.images) {
      // A picture of another folder shows the work's room or one of its kind, not the work.
      if (dirname(file) === dirname(first?.file ?? '')) credits.set(file, toCredit(parsed.data));
    }
  }
  return Object.fromEntries(
    Object.entries(images).map(([name, image]) => {
      // What the list itself says was written by somebody for this picture.
      const credit = (image as { credit?: Credit }).credit ?? credits.get(name);
      return [name, credit ? { ...image, credit } : image];
    }),
  );
}

/** Begins a date that stands alone; "Ming" and "March" are written so everywhere. */
const plainWord =
  /^(First|Second|Third|Last|Early|Mid|Late|Before|After|About|Around|Probably|Possibly)\b/;
const toLower = (word: string) => word.toLowerCase();

const toCredit = ({ title, date, accessionNumber }: z.infer<typeof workSchema>) =>
  byLanguage((language) => {
    const say = (words: z.infer<typeof text> | undefined) => words?.[language] ?? words?.en;
    const work = [say(title), say(date?.display)?.replace(plainWord, toLower)];
    const owner = [museumName[language], accessionNumber].filter(Boolean).join(', ');
    return `${work.filter(Boolean).join(', ')}. ${owner}`;
  });

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}
