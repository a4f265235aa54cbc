import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { fillTime } from '#shared/dates/fill-time.ts';
import { formatDate, formatTime } from '#shared/dates/format-dates.ts';
import { byLanguage, type Language } from '#shared/languages/languages.ts';
import type { PreviewWords } from '../../pages/shown-preview.ts';

/** What a preview says of itself on the site's pages. They are no words of visitors' pages. */
interface ShownWords extends PreviewWords {
  readonly draft: string;
  readonly moment: (when: string) => string;
  readonly draftAt: (when: string) => string;
  readonly at: (date: string, time: string) => string;
  readonly none: { readonly title: string; readonly text: string };
  readonly over: { readonly title: string; readonly text: string };
  readonly home: string;
}

const words: Readonly<Record<Language, ShownWords>> = {
  en: {
    draft: 'This is a draft. Visitors do not see it.',
    moment: (when) =>
      `The site as it will be on ${when}. The search and the places left are those of now.`,
    draftAt: (when) =>
      `A draft, on the site as it will be on ${when}. The search and the places left are those of now.`,
    at: (date, time) => `${date} at ${time}`,
    end: 'End the preview',
    refused: 'This is a preview. Nothing was sent.',
    none: {
      title: 'This preview cannot be shown',
      text: 'The link is not valid. Please ask whoever sent it for a new one.',
    },
    over: {
      title: 'This preview has ended',
      text: 'Its time is over, or it was withdrawn. Please ask whoever sent it for a new link.',
    },
    home: 'Home page',
  },
  es: {
    draft: 'Esto es un borrador. Los visitantes no lo ven.',
    moment: (when) =>
      `El sitio tal como será el ${when}; la búsqueda y las plazas que quedan son las de ahora.`,
    draftAt: (when) =>
      `Un borrador, en el sitio tal como será el ${when}; la búsqueda y las plazas que quedan son las de ahora.`,
    at: (date, time) => `${date} ${fillTime('a las {time}', time)}`,
    end: 'Terminar la vista previa',
    refused: 'Esto es una vista previa. No se ha enviado nada.',
    none: {
      title: 'No se puede mostrar esta vista previa',
      text: 'El enlace no es válido. Pida uno nuevo a quien se lo envió.',
    },
    over: {
      title: 'Esta vista previa ha terminado',
      text: 'Su plazo ha vencido o fue retirada. Pida un enlace nuevo a quien se lo envió.',
    },
    home: 'Página de inicio',
  },
  haw: {
    draft: 'He kāmua kēia. ʻAʻole ʻike nā malihini i kēia.',
    moment: (when) =>
      `Ke kahua e like me ia ma ka ${when}. No kēia manawa ka huli ʻana a me nā wahi i koe.`,
    draftAt: (when) =>
      `He kāmua, ma ke kahua e like me ia ma ka ${when}. No kēia manawa ka huli ʻana a me nā wahi i koe.`,
    at: (date, time) => `${date}, ${time}`,
    end: 'Hoʻopau i ka hōʻike mua',
    refused: 'He hōʻike mua kēia. ʻAʻohe mea i hoʻouna ʻia.',
    none: {
      title: 'ʻAʻole hiki ke hōʻike i kēia hōʻike mua',
      text: 'ʻAʻole kūpono ka loulou. E noi i ka mea nāna i hoʻouna i loulou hou.',
    },
    over: {
      title: 'Ua pau kēia hōʻike mua',
      text: 'Ua hala kona manawa, a i ʻole ua hoʻihoʻi ʻia. E noi i ka mea nāna i hoʻouna i loulou hou.',
    },
    home: 'Papa kinohi',
  },
};

export const previewWords: Readonly<Record<Language, ShownWords>> = words;

/** The sentence of the bar, in the museum's time. */
export function describeShown(
  { shownAt, isDraft }: { readonly shownAt: Date | null; readonly isDraft: boolean },
  timeZone: string,
): Readonly<Record<Language, string>> {
  return byLanguage((language) => {
    const { draft, draftAt, moment, at } = words[language];
    if (!shownAt) return draft;
    const { date, hour, minute } = toMuseumTime(shownAt, timeZone);
    const day = formatDate(date, language, { withWeekday: true, withYear: true });
    const when = at(day, formatTime(hour, minute, language));
    return isDraft ? draftAt(when) : moment(when);
  });
}
