import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { Toolbar } from 'react-aria-components';
import { useWords } from '../../../words/words.ts';
import {
  findChosenPicture,
  findLink,
  hasMark,
  kindOfChosen,
  runsRightToLeft,
  setKind,
  toggleDirection,
  toggleLabel,
  toggleOf,
} from './commands.ts';
import { describeShortcut, type shortcuts, toAriaShortcut } from './keys.ts';
import styles from './RichText.module.css';
import { isList, type TextKind, type TextRules } from './rules.ts';
import { languageOfLabel } from './schema.ts';

interface TextToolbarProps {
  readonly view: EditorView;
  /** Drawn anew with each. */
  readonly state: EditorState;
  readonly rules: TextRules;
  readonly labelId: string;
  readonly inputId: string;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

/** What can be done with formatted text; one stop of Tab, arrows inside. */
export function TextToolbar({
  view,
  state,
  rules,
  labelId,
  inputId,
  onLink,
  onPicture,
}: TextToolbarProps) {
  const { fields } = useWords();
  const { text } = fields;
  const { strong, em, hyperlink, label } = state.schema.marks;
  const kind = kindOfChosen(state);
  const plainKinds = rules.kinds.filter((one) => !isList(one));
  const lists = rules.kinds.filter(isList);
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const hasNothing =
    plainKinds.length < 2 && lists.length === 0 && !strong && !em && !hyperlink && !label;
  if (hasNothing) return null;
  const tool = (name: string, sign: React.ReactNode, command: Command, isOn?: boolean) => (
    <Tool key={name} name={name} sign={sign} isOn={isOn} onUse={() => run(command)} />
  );
  return (
    <Toolbar aria-labelledby={`${labelId}`} className={styles.toolbar ?? ''}>
      {plainKinds.length > 1 && (
        <select
          aria-label={text.kind}
          aria-controls={inputId}
          value={kind && !isList(kind) ? kind : ''}
          onChange={({ target }) => run(setKind(target.value as TextKind))}
        >
          {(!kind || isList(kind)) && <option value="">{kind ? text.kinds[kind] : '–'}</option>}
          {plainKinds.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </select>
      )}
      {strong && (
        <Tool
          name={text.strong}
          sign={<b>B</b>}
          keys="strong"
          isOn={hasMark(state, strong)}
          onUse={() => run(toggleOf(strong))}
        />
      )}
      {em && (
        <Tool
          name={text.em}
          sign={<i>I</i>}
          keys="em"
          isOn={hasMark(state, em)}
          onUse={() => run(toggleOf(em))}
        />
      )}
      {hyperlink && (
        <Tool
          name={text.linkName}
          sign={<LinkSign />}
          keys="link"
          isOn={findLink(state) !== null}
          onUse={onLink}
        />
      )}
      {lists.map((one) => (
        <Tool
          key={one}
          name={text.kinds[one]}
          sign={one === 'list-item' ? <ListSign /> : <NumbersSign />}
          keys={one as keyof typeof shortcuts}
          isOn={kind === one}
          onUse={() => run(setKind(one))}
        />
      ))}
      {rules.canHoldPictures && (
        <Tool
          name={findChosenPicture(state) ? text.pictureChange : text.pictureAdd}
          sign={<PictureSign />}
          isOn={findChosenPicture(state) !== null}
          onUse={onPicture}
        />
      )}
      {label && (
        <select
          aria-label={text.label}
          aria-controls={inputId}
          value=""
          disabled={state.selection.empty}
          onChange={({ target }) => run(toggleLabel(label, target.value))}
        >
          <option value="">{text.label}</option>
          {rules.labels.map((one) => (
            <option key={one} value={one}>
              {describeLabel(one, text.languages)}
            </option>
          ))}
        </select>
      )}
      {rules.canRunRightToLeft &&
        tool(text.rightToLeft, <DirectionSign />, toggleDirection, runsRightToLeft(state))}
      <span className={styles.gap} />
      <Tool
        name={text.undo}
        sign={<UndoSign />}
        isDisabled={undoDepth(state) === 0}
        onUse={() => run(undo)}
      />
      <Tool
        name={text.redo}
        sign={<RedoSign />}
        isDisabled={redoDepth(state) === 0}
        onUse={() => run(redo)}
      />
    </Toolbar>
  );
}

function describeLabel(label: string, languages: Readonly<Record<string, string>>): string {
  const language = languageOfLabel(label);
  return (language && languages[language]) ?? label;
}

interface ToolProps {
  readonly name: string;
  readonly sign: React.ReactNode;
  readonly keys?: keyof typeof shortcuts;
  readonly isOn?: boolean | undefined;
  readonly isDisabled?: boolean;
  readonly onUse: () => void;
}

const Tool = ({ name, sign, keys, isOn, isDisabled = false, onUse }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={keys ? `${name} (${describeShortcut(keys)})` : name}
    aria-keyshortcuts={keys && toAriaShortcut(keys)}
    aria-pressed={isOn}
    aria-disabled={isDisabled || undefined}
    // The selection stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => {
      if (!isDisabled) onUse();
    }}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
);

const Sign = ({ d }: { readonly d: string }) => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
  >
    <path d={d} strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);

const LinkSign = () => (
  <Sign d="M8.5 11.5a3 3 0 0 0 4.3 0l2.4-2.4a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.4 2.4a3 3 0 0 0 4.3 4.3l1-1" />
);
const ListSign = () => <Sign d="M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01" />;
const NumbersSign = () => (
  <Sign d="M9 5.5h8M9 10h8M9 14.5h8M3 4.5l1-.7v3.4M3 12.4c0-1 2-1 2 0 0 .8-2 1.6-2 2.6h2.2" />
);
const PictureSign = () => (
  <Sign d="M3.5 4.5h13v11h-13zM3.5 13l3.5-3.5 3 3 2-2 4.5 4M12.7 7.7h.01" />
);
const DirectionSign = () => (
  <Sign d="M14.5 4v9M11 4v9M16 4H9.5a2.5 2.5 0 0 0 0 5H11M16 16.5H4M6.5 14 4 16.5 6.5 19" />
);
const UndoSign = () => <Sign d="M7 4 3.5 7.5 7 11M3.5 7.5H12a4.25 4.25 0 0 1 0 8.5H8" />;
const RedoSign = () => <Sign d="m13 4 3.5 3.5L13 11M16.5 7.5H8A4.25 4.25 0 0 0 8 16h4" />;
