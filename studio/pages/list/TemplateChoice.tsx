import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageTemplate } from '#server/studio/pages/templates.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { templatePath } from '#shared/page-builder/page-builder-models.ts';
import { api, ask } from '../../api/ask.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { Failed } from '../../frame/Failed.tsx';
import { PageFrame } from '../../items/preview/PageFrame.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { widthOfWindow } from '../page/width-of-window.ts';
import { isPictureAddress } from '../picture-address.ts';
import styles from './TemplateChoice.module.css';

interface TemplateChoiceProps {
  /** Id of a template; empty: an empty page. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

const templatesQuery = queryOptions({
  queryKey: ['pages', 'templates'],
  queryFn: () => ask(api.pages.templates.$get()),
});

/** What a page is begun with, by its picture. */
export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const { words, language } = useSpokenLanguage();
  const { templates: say } = words;
  const { data, error } = useQuery(templatesQuery);
  const all = (data?.templates ?? []) as readonly PageTemplate[];
  return (
    <fieldset className={styles.choice}>
      <legend>{say.beginWith}</legend>
      {error && <Failed error={error} />}
      <Card
        name={say.empty}
        about={say.emptyHelp}
        picture={null}
        isChosen={value === ''}
        onChoose={() => onChange('')}
      />
      {all.map(({ id, title, description, picture }) => (
        <Card
          key={id}
          name={title[language]}
          about={description[language]}
          picture={picture}
          isChosen={id === value}
          onChoose={() => onChange(id)}
        />
      ))}
    </fieldset>
  );
}

function Card({
  name,
  about,
  picture,
  isChosen,
  onChoose,
}: {
  readonly name: string;
  readonly about: string;
  readonly picture: string | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <label className={styles.card} data-chosen={isChosen}>
      <span className={styles.picture}>
        {picture && isPictureAddress(picture) && (
          <img src={toSmall(picture)} alt="" loading="lazy" />
        )}
      </span>
      <span className={styles.name}>
        <input type="radio" name="template" checked={isChosen} onChange={onChoose} />
        {name}
      </span>
      {about && <span className={styles.about}>{about}</span>}
    </label>
  );
}

/** The site's own pictures come in sizes. */
const toSmall = (picture: string): string =>
  picture.startsWith('/images/') ? `${siteOrigin}${picture.split('?')[0]}?w=480` : picture;

/** A template as visitors would see it; nothing where none is chosen. */
export function ShownTemplate({ id }: { readonly id: string }) {
  const { data } = useQuery(templatesQuery);
  const all = (data?.templates ?? []) as readonly PageTemplate[];
  const chosen = all.find((one) => one.id === id);
  return chosen ? <Shown key={id} template={chosen} /> : null;
}

function Shown({ template }: { readonly template: PageTemplate }) {
  const { words, language } = useSpokenLanguage();
  const { data } = useQuery({
    queryKey: ['pages', template.id, 'preview'],
    queryFn: () => ask(api.pages[':id'].preview.$post({ param: { id: template.id } })),
    staleTime: 20 * 3_600_000,
    gcTime: 0,
  });
  const [width] = useState(widthOfWindow);
  if (!data) return null;
  const title = fill(words.templates.shown, { name: template.title[language] });
  return (
    <section aria-label={title}>
      <PageFrame
        address={toAddress(language, data.token)}
        turn={0}
        title={title}
        width={width}
        onShown={() => {}}
      />
    </section>
  );
}

function toAddress(language: Language, token: string): string {
  const prefix = language === languages[0] ? '' : `/${language}`;
  return `${siteOrigin}${prefix}${templatePath}?preview=${encodeURIComponent(token)}`;
}
