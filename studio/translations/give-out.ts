import type { ExportWish } from '#server/studio/translations/export-translations.ts';
import { api, ask } from '../api/ask.ts';

type Wish = Omit<ExportWish, 'setIds'> & { readonly setIds?: string[] };

/** Asks for a file of translations and gives it to the browser as a download. */
export async function giveOut(wish: Wish) {
  const { type, setIds, ...rest } = wish;
  const json = { ...rest, ...(type && { type }), ...(setIds && { setIds }) };
  const file = await ask(api.translations.export.$post({ json }));
  if (file.items > 0) {
    const address = URL.createObjectURL(new Blob([file.text], { type: 'application/xliff+xml' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }
  return file;
}
