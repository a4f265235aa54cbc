import { listVariations } from '#shared/page-builder/editing/variations.ts';
import { useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';

/** Which of a page's forms is seen and changed, where it has several. */
export function FormChoice({ className }: { readonly className: string | undefined }) {
  const { variants: say } = useWords();
  const { variation, see } = useOpenPage();
  const variations = listVariations(useEntry());
  if (variations.length === 0) return null;
  return (
    <div className={className}>
      <fieldset>
        <legend>{say.seen}</legend>
        {[{ id: null, name: say.own }, ...variations].map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="page-form"
              checked={id === variation}
              onChange={() => see(id)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
