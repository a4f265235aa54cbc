import type { ReactNode } from 'react';
import { languageOptions } from '#shared/languages/languages.ts';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { Failed } from '../../frame/Failed.tsx';
import { Button } from '../../widgets/Button.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { useSpokenLanguage, useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import { useNameOf } from '../page/use-names.ts';
import { CheckFrame } from './CheckFrame.tsx';
import styles from './checks.module.css';
import { type Advice, type AdvicePlace, listAdvice } from './list-advice.ts';
import { listWeights } from './list-weights.ts';
import type { usePageChecks } from './use-page-checks.ts';
import { Weight } from './Weight.tsx';

/** Enough to begin with; the rest is there when these are mended. */
const mostPlaces = 5;

/** What was found, what to do, and the way to each place. */
export function PageChecks({
  checks,
  onGo,
}: {
  readonly checks: ReturnType<typeof usePageChecks>;
  /** A block was chosen, to be looked at. */
  readonly onGo: () => void;
}) {
  const { words, language } = useSpokenLanguage();
  const say = words.checks;
  const weights = checks.weight ? listWeights(checks.weight, words, language) : [];
  const advice = listAdvice(checks.known, checks.seen, weights, words);
  const { look } = checks;
  return (
    <section className={styles.checks} aria-labelledby="page-checks">
      <h3 id="page-checks">{say.title}</h3>
      {checks.error && <Failed error={checks.error} />}
      {checks.isPending && <p>{words.wait}</p>}
      {look && (
        <CheckFrame
          // A telephone and a desk are shown the same address.
          key={`${look.width} ${checks.address}`}
          look={look}
          address={checks.address}
          onLooked={checks.onLooked}
        />
      )}
      {checks.isPartial && <p>{say.partial}</p>}
      {checks.isDone && advice.length === 0 && <p role="status">{say.fine}</p>}
      {checks.stops && <p className={styles.stop}>{say.stops}</p>}
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((one) => (
            <OneAdvice key={one.key} advice={one} checks={checks} onGo={onGo} />
          ))}
        </ul>
      )}
      {weights.length > 0 && <Weight weights={weights} />}
    </section>
  );
}

function OneAdvice({
  advice,
  checks,
  onGo,
}: {
  readonly advice: Advice;
  readonly checks: ReturnType<typeof usePageChecks>;
  readonly onGo: () => void;
}) {
  const { checks: say } = useWords();
  const shown = advice.places.slice(0, mostPlaces);
  const left = advice.places.length - shown.length;
  return (
    <li data-stops={advice.stops}>
      <h4 lang={advice.isEnglish ? 'en' : undefined}>{advice.says}</h4>
      <p>{advice.does}</p>
      <ul>
        {shown.map((place) => (
          <Place key={JSON.stringify(place)} place={place} onGo={onGo}>
            {advice.key === 'outdated-language' && (
              <StillRight place={place} confirm={checks.confirmWords} />
            )}
          </Place>
        ))}
      </ul>
      {left > 0 && <p className={styles.quiet}>{say.more.replace('{count}', String(left))}</p>}
    </li>
  );
}

/** Where it is. Nothing is said of what is wrong with the page as a whole. */
function Place({
  place,
  onGo,
  children,
}: {
  readonly place: AdvicePlace;
  readonly onGo: () => void;
  /** What can be done there at once. */
  readonly children: ReactNode;
}) {
  const { choose, speak } = useOpenPage();
  const entry = useEntry();
  const nameOf = useNameOf();
  const found = place.blockId === null ? null : findBlock(entry, place.blockId);
  const [language] = place.languages;
  if (!found && !place.about && place.languages.length === 0) return null;
  const { kind, says } = found ? nameOf(found.block) : { kind: '', says: '' };
  return (
    <li>
      {found && (
        <Button
          kind="quiet"
          onClick={() => {
            choose(found.block.id);
            if (language) speak(language);
            onGo();
          }}
        >
          {says ? `${kind}: ${says}` : kind}
        </Button>
      )}{' '}
      {place.about && <span lang={place.isEnglish ? 'en' : undefined}>{place.about}</span>}
      {place.languages.map((code) => (
        <span key={code} lang={code} className={styles.language}>
          {languageOptions.find((one) => one.code === code)?.nativeName}
        </span>
      ))}
      {children}
    </li>
  );
}

/** For those who may write the language. */
function StillRight({
  place: { blockId, languages },
  confirm,
}: {
  readonly place: AdvicePlace;
  readonly confirm: ReturnType<typeof usePageChecks>['confirmWords'];
}) {
  const { translations } = useWords();
  const me = useMe();
  const { run, isRunning, problem } = useAct();
  const language = languages.find((one) => one !== 'en');
  const mayWrite =
    hasRight(me, 'items.write') ||
    (hasRight(me, 'items.translate') && language !== undefined && me.languages.includes(language));
  if (language === undefined || !mayWrite) return null;
  return (
    <>
      {' '}
      <Button
        kind="quiet"
        disabled={isRunning}
        onClick={() => run(() => confirm(blockId, language))}
      >
        {translations.stillRight}
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
