import {
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useNonce } from '#framework/app/use-nonce.ts';
import { InNoScript } from '../draw/NoScript.tsx';
import { useBothRefs } from '../draw/use-animation.ts';
import { PageScripts } from '../frame/ChoosingPage.tsx';
import { chooseScript } from './choose-script.ts';
import './choosing.css';
import { findChoice } from './made-choices.ts';

/** An alternative to the default. */
export interface Member {
  /** Not empty. */
  readonly id: string;
  /** What `choose-before-paint.ts` decides by: the share of a test, or rules and dates as JSON. */
  readonly when: string;
}

interface ChosenGroupProps {
  /** `test:{content id}`, or any other text that is the group's own on this page. */
  groupKey: string;
  members: readonly Member[];
  /** The choice as it is now, empty for the default; the same until something changed. */
  choose: () => string;
  subscribe?: (listener: () => void) => () => void;
  /** What is drawn for a choice, empty for the default. */
  draw: (choice: string) => ReactNode;
  attributes?: HTMLAttributes<HTMLDivElement> | undefined;
  rootRef?: RefObject<HTMLDivElement | null>;
}

/**
 * Shows one of several. The HTML is the same for everybody: the default, the others inert in
 * templates, and a script that chooses before anything is painted. React takes over what that has
 * put there; later pages are chosen here. Without scripts the default stays.
 */
export function ChosenGroup(props: ChosenGroupProps) {
  const { groupKey, members, choose, draw, attributes } = props;
  const ownRef = useRef<HTMLDivElement>(null);
  const root = props.rootRef ?? ownRef;
  const bothRefs = useBothRefs(root, (attributes as { ref?: unknown } | undefined)?.ref);
  const choice = useSyncExternalStore(
    props.subscribe ?? noSubscription,
    choose,
    // While React takes over: what the script has put there, or the default where it did not run.
    () => (import.meta.env.SSR ? '' : (findChoice(groupKey) ?? '')),
  );
  const isTakenOver = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
  // Without scripts nobody chooses, and a script that stood there would be the page's only one.
  const isInert = useContext(InNoScript);
  const hasChoice = members.length > 0 && !isInert;
  // The script has done so, unless something kept it from running.
  useEffect(() => root.current?.removeAttribute('data-choosing'), [root]);
  return (
    <div
      {...attributes}
      ref={bothRefs}
      data-choosing={import.meta.env.SSR && hasChoice ? '' : undefined}
      suppressHydrationWarning
    >
      <Fragment key={choice}>{draw(choice)}</Fragment>
      {!isTakenOver &&
        hasChoice &&
        members.map(({ id, when }) => (
          <InertMember key={id} id={id} when={when}>
            {import.meta.env.SSR && draw(id)}
          </InertMember>
        ))}
      {!isTakenOver && hasChoice && <ChoosingScript groupKey={groupKey} />}
    </div>
  );
}

const noSubscription = () => () => {};

/** Its content is the server's; browsers keep it apart from the page, where React cannot see it. */
function InertMember({ id, when, children }: Member & { children: ReactNode }) {
  const attributes = { 'data-choice': id, 'data-when': when, suppressHydrationWarning: true };
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that React looks no further
    return <template {...attributes} dangerouslySetInnerHTML={nothing} />;
  }
  return (
    <template {...attributes}>
      <PageScripts value={{ isWritten: true }}>{children}</PageScripts>
    </template>
  );
}

function ChoosingScript({ groupKey }: { groupKey: string }) {
  const page = useContext(PageScripts);
  // The mark by which the server knows inline code of ours and allows it by its hash.
  const mark = useNonce();
  let code = '';
  if (import.meta.env.SSR) {
    code = page?.isWritten ? 'builderChoose()' : chooseScript;
    // Drawn in the order of the page, once: the next group finds it there.
    if (page) page.isWritten = true;
  }
  return (
    <script
      data-group={groupKey}
      nonce={import.meta.env.SSR ? mark : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

const nothing = { __html: '' };
