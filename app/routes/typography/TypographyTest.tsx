import { Section } from '#app/components/layout/Section.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { pageMeta } from '#app/page-head.ts';
import styles from './Showcase.module.css';

export function loader() {
  return { head: { title: 'Typography test', description: null, isHiddenFromSearch: true } };
}

export const meta = pageMeta;

interface Sample {
  readonly name: string;
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/** Hard cases for type: two letters of Hawaiian, scripts, marks, long words, figures. */
const samples: readonly Sample[] = [
  {
    name: 'English with quotation marks and dashes',
    language: 'en',
    title: '“Light” – through a screen; ’tis the maker’s hand',
    text: 'Affinity, office, fjord, waffle: ligatures. 1 + 1 = 2; 10:30–11:45 AM; $1,234.50; 5 × 8 cm; 21 °C; № 4; ½ hour.',
  },
  {
    name: 'Spanish',
    language: 'es',
    title: '¿Qué dibuja la luz? ¡Añil, jazmín y azafrán!',
    text: 'El niño pingüino tomó exquisito whisky con jícama, y la cigüeña voló: «áéíóúüñ ÁÉÍÓÚÜÑ».',
  },
  {
    name: 'Hawaiian: ʻokina (U+02BB) and kahakō',
    language: 'haw',
    title: 'Ka mālamalama ma waena o nā lāʻau kālai ʻia',
    text: 'ʻAʻole i pau ka ʻike i ka hālau hoʻokahi. Āā Ēē Īī Ōō Ūū; koʻu, kou; Lānaʻi, lānai; ʻŌlelo Hawaiʻi, Oʻahu, Kahoʻolawe, Niʻihau, Molokaʻi, Kauaʻi. E kipa mai i ke Kikowaena Moʻomeheu.',
  },
  {
    name: 'Hawaiian, the longest words',
    language: 'haw',
    title: 'Humuhumunukunukuāpuaʻa lauwiliwilinukunukuʻoiʻoi',
    text: 'Humuhumunukunukuāpuaʻa; lauwiliwilinukunukuʻoiʻoi; hoʻohuliauhoʻomanamanaʻo; kuʻualohahoʻoponopono.',
  },
  {
    name: 'Transliteration of Arabic, Persian, Turkish',
    language: 'en',
    title: 'Muʿarraq, Qurʾān, ʿajamī, Ḥasan, Ṭūs, Ẓāhir, Ḫurāsān, Ṯulāṯ',
    text: 'muʿarraq · Qurʾān · ʿAbd al-Raḥmān · ʿajamī · Ḫwārazm · ḏ ḍ ḥ ḫ ṣ š ṭ ṯ ẓ ẕ ž ġ č · İznik, çatma, kadırga, Şah, ağaç, gülü · Ā Ē Ī Ō Ū',
  },
  {
    name: 'Arabic',
    language: 'ar',
    title: 'نورٌ من خلال مشربيّة',
    text: 'تقطع المشربيّة ضوء الشمس إلى نقوش، ويُفتح الفناء على البحر. القاهرة، القرن الثامن عشر، خشب مخروط، ١٢٣٤٥٦٧٨٩٠.',
  },
  {
    name: 'Persian',
    language: 'fa',
    title: 'کاشی ستاره‌ای زرین‌فام',
    text: 'کاشان، حدود ۱۲۶۰ تا ۱۳۰۰ میلادی. خمیرسنگ، لعاب سفید و نقاشی زرین‌فام؛ گ چ پ ژ ک ی.',
  },
  {
    name: 'Ottoman Turkish',
    language: 'ota',
    title: 'چینی‌لی كوشك',
    text: 'ازنیق چینیسی، قرن عاشر هجری.',
  },
  {
    name: 'A long word without a place to break',
    language: 'en',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    text: 'https://museum.example/collection/explore-the-collection?collection=rooms-and-architecture&sourceId=rooms-and-architecture',
  },
  {
    name: 'Letters that are not in our fonts',
    language: 'en',
    title: 'Мечеть, 青花, मशरबिया',
    text: 'Greek Ισλαμική τέχνη, Cyrillic Самарканд, Chinese 伊斯兰艺术, Devanagari जाली: other fonts of the device stand in.',
  },
];

/** Titles and texts in every language and script that the museum prints. */
export default function TypographyTest() {
  return (
    <>
      <PageHeader
        label={{ text: 'Design', language: 'en' }}
        title={{ text: 'Typography test', language: 'en' }}
      />
      <Section>
        {samples.map(({ name, language, title, text }) => (
          <article key={name} className={styles.sample} lang={language}>
            <p lang="en">{name}</p>
            <h2 dir="auto">{title}</h2>
            <p dir="auto">{text}</p>
          </article>
        ))}
        <article className={styles.sample} lang="en">
          <p>Inside a line, marked with its language</p>
          <h2>
            The <Localized of={{ text: 'مشربية', language: 'ar' }} /> and its light
          </h2>
          <p>
            The word <Localized of={{ text: 'مشربية', language: 'ar' }} /> (mashrabiyya), in Persian{' '}
            <Localized of={{ text: 'پنجرهٔ مشبّک', language: 'fa' }} />, stands in a line of English
            and must not push its neighbors apart.
          </p>
          <p>
            <em>Italic: ʻOkina, kahakō āēīōū, Qurʾān, ʿajamī, İznik.</em>{' '}
            <strong>Bold: ʻOkina, kahakō āēīōū, Qurʾān, ʿajamī, İznik.</strong>
          </p>
        </article>
      </Section>
    </>
  );
}
