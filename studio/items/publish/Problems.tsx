import { isLanguage } from '#shared/languages/languages.ts';
import { fill, useWords } from '../../words/words.ts';
import { usePlacedProblems } from '../form/problems.ts';
import { sayPath } from '../form/say-path.ts';
import { useShownLanguages } from '../form/shown-languages.ts';
import { useOpenItem } from '../item/open-item.ts';

/** What keeps the item from being published; each leads to its field. */
export function Problems({ onGo }: { readonly onGo: () => void }) {
  const { publish } = useWords();
  const { item } = useOpenItem();
  const { show } = useShownLanguages();
  const problems = usePlacedProblems();
  if (problems.length === 0) return null;

  function go(path: string) {
    const [language = '', below = ''] = path.split(/\.(.*)/s);
    onGo();
    if (isLanguage(language)) show(language === 'en' ? ['en'] : ['en', language]);
    // After the form has been drawn in that language.
    setTimeout(() => {
      const cell = findCell(path) ?? findCell(`${language}.${below.split(/[.[]/)[0]}`);
      cell?.scrollIntoView({ block: 'center' });
      cell
        ?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], button')
        ?.focus();
    }, 150);
  }

  return (
    <section>
      <h3>{fill(publish.problems, { count: problems.length })}</h3>
      <ul>
        {problems.map(({ path, sentence }) => (
          <li key={path + sentence}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault();
                go(path);
              }}
            >
              {sayPath(path, item.model.fields)}
            </a>
            : {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}

const findCell = (path: string): Element | null =>
  document.querySelector(`[data-path="${CSS.escape(path)}"]`);
