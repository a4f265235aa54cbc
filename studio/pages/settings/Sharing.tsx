import { readIn } from '#shared/page-builder/editing/localized.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { useWords } from '../../words/words.ts';
import { InputRow } from '../inputs/InputRow.tsx';
import inputStyles from '../inputs/Inputs.module.css';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { isPictureAddress } from '../picture-address.ts';
import styles from './Sharing.module.css';

/** What stands for the page elsewhere: its card where somebody shares it, and whether it is found. */
export function Sharing({
  set,
}: {
  readonly set: (path: readonly string[], to: unknown, isTyped?: boolean) => void;
}) {
  const { sharing: say } = useWords();
  const { language, mayWrite } = useOpenPage();
  const entry = useEntry();
  const { image, noIndex } = entry.data;
  return (
    <>
      <InputRow
        input={{ name: 'image', type: 'file', allowedFileTypes: ['jpeg', 'jpg', 'png', 'webp'] }}
        path={['data', 'image']}
        value={image}
        onChange={(_, to) => set(['data', 'image'], to, false)}
        language={language}
        isReadOnly={!mayWrite}
      />
      <Card />
      <label className={inputStyles.check}>
        <input
          type="checkbox"
          checked={noIndex === true}
          disabled={!mayWrite}
          onChange={({ target }) => set(['data', 'noIndex'], target.checked || undefined, false)}
        />
        {say.hidden}
      </label>
      <p className={inputStyles.quiet}>{say.hiddenHelp}</p>
    </>
  );
}

/** As networks draw it: the picture, the title, where it is from. */
function Card() {
  const { sharing: say } = useWords();
  const { language } = useOpenPage();
  const { title, description, image } = useEntry().data;
  const read = (value: unknown) => String(readIn(value, language) ?? readIn(value, 'en') ?? '');
  const picture = typeof image === 'string' && isPictureAddress(image) ? image : '';
  return (
    <figure className={styles.card} lang={language}>
      <div className={styles.picture}>{picture && <img src={toCardPicture(picture)} alt="" />}</div>
      <div className={styles.words}>
        <span>{new URL(siteOrigin).hostname}</span>
        <strong>{read(title)}</strong>
        <span className={styles.about}>{read(description)}</span>
      </div>
      <figcaption>{picture ? say.card : say.noPicture}</figcaption>
    </figure>
  );
}

const toCardPicture = (picture: string): string =>
  picture.startsWith('/') ? `${siteOrigin}${picture.split('?')[0]}?w=1200&h=630&fit=crop` : picture;
