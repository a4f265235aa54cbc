import { useQuery } from '@tanstack/react-query';
import {
  addVariation,
  createVariationId,
  endTest,
  listVariations,
  ownShare,
} from '#shared/page-builder/editing/variations.ts';
import { api, ask } from '../../api/ask.ts';
import { Failed } from '../../frame/Failed.tsx';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { VariantRow } from './VariantRow.tsx';
import styles from './Variants.module.css';

/** Other forms of the page that a share of its visitors get, with what those did; the test ends with one of them. */
export function Variants() {
  const { variants: say } = useWords();
  const { page, store, mayWrite, variation: seen, see } = useOpenPage();
  const entry = useEntry();
  const variations = listVariations(entry);
  const isTested = variations.length > 0;
  const { data, error } = useQuery({
    queryKey: ['pages', page.id, 'numbers', variations.length],
    queryFn: () => ask(api.pages[':id'].numbers.$get({ param: { id: page.id } })),
    enabled: isTested,
  });
  const numbersOf = (id: string) => {
    const own = data?.numbers.find((one) => one.id === id);
    return own ? fill(say.numbers, { ...own }) : '';
  };
  const own = { id: null, name: say.own, share: ownShare(variations) };
  const forms = [own, ...variations];
  const begin = () => {
    const id = createVariationId();
    // The page as it is has the first letter.
    const name = fill(say.newName, { letter: String.fromCodePoint(66 + variations.length) });
    store.do(addVariation(entry, { id, name, now: Date.now() }));
    see(id);
  };
  if (!isTested && !mayWrite) return null;
  return (
    <section className={styles.variants} aria-labelledby="page-variants">
      <h3 id="page-variants">{say.title}</h3>
      {!isTested && <p className={styles.quiet}>{say.none}</p>}
      {error && <Failed error={error} />}
      {isTested && (
        <>
          <div className={styles.shares} aria-hidden="true">
            {forms.map(({ id, share }) => (
              <span key={id} data-own={id === null} style={{ flexGrow: Math.max(0, share) }} />
            ))}
          </div>
          {own.share < 0 && <p role="alert">{say.tooMuch}</p>}
          <ul className={styles.forms}>
            {forms.map((form) => (
              <VariantRow
                key={form.id}
                form={form}
                most={own.share + form.share}
                isSeen={form.id === seen}
                numbers={numbersOf(form.id ?? page.id)}
                onEnd={() => {
                  see(null);
                  store.do(endTest(entry, form.id));
                }}
              />
            ))}
          </ul>
          <p className={styles.quiet}>{say.help}</p>
        </>
      )}
      {mayWrite && variations.length < maxVariations && (
        <div>
          <Button onClick={begin}>{say.begin}</Button>
        </div>
      )}
    </section>
  );
}

/** More of them no test of a museum's visitors tells apart; the site draws twenty. */
const maxVariations = 8;
