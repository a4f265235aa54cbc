import type { EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { PictureChooser } from '../../../pictures/choose/PictureChooser.tsx';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { Said } from '../../../widgets/Said.tsx';
import { fill, useWords } from '../../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import {
  findChosenPicture,
  findLink,
  insertPicture,
  setChosenPicture,
  setLink,
} from './commands.ts';
import { createTextEditor, type TextEditor } from './create-editor.ts';
import styles from './RichText.module.css';
import { readTextRules } from './rules.ts';
import { TextToolbar } from './TextToolbar.tsx';
import type { TextBlock } from './text-block.ts';
import { useTextPictures } from './use-text-pictures.ts';

const PictureDialog = lazyPart(
  async () => (await import('./lazy/PictureDialog.tsx')).PictureDialog,
);
const LinkDialog = lazyPart(async () => (await import('./lazy/LinkDialog.tsx')).LinkDialog);

const nothing: readonly TextBlock[] = [];

/** An editor of formatted text with what its field allows. */
export function RichTextEditor(props: FieldProps<readonly TextBlock[]>) {
  const { field, value, onChange, language, isReadOnly, isInvalid, describedBy } = props;
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [isLinking, setLinking] = useState(false);
  const [asked, setAsked] = useState<'which' | 'words' | null>(null);
  const [rules] = useState(() => readTextRules(field.config));
  const textPictures = useTextPictures(language, rules.canHoldPictures);
  const blocks = value ?? nothing;
  // What this editor itself said is no news.
  const said = useRef<unknown>(blocks);
  const latest = useRef({ onChange, blocks, words, addFiles: textPictures.addFiles });
  latest.current = { onChange, blocks, words, addFiles: textPictures.addFiles };

  useEffect(() => {
    if (!place.current) return;
    const made = createTextEditor({
      place: place.current,
      rules,
      blocks: latest.current.blocks,
      words: latest.current.words,
      onChange(next) {
        said.current = next ?? nothing;
        latest.current.onChange(next);
      },
      onState: setState,
      onLink: () => setLinking(true),
      onPicture: () => setAsked('words'),
      onFiles: (files, at) => void latest.current.addFiles(made.view, files, at),
    });
    setEditor(made);
    setState(made.view.state);
    return () => {
      made.view.destroy();
      setEditor(null);
    };
  }, [rules]);

  useEffect(() => {
    if (!editor || said.current === blocks) return;
    said.current = blocks;
    editor.take(blocks);
  }, [editor, blocks]);

  useEffect(() => {
    editor?.describe(
      {
        id: props.inputId,
        class: styles.text ?? '',
        role: 'textbox',
        lang: language,
        'aria-multiline': String(!rules.isSingle),
        'aria-labelledby': props.labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(field.isRequired && { 'aria-required': 'true' }),
      },
      isReadOnly,
    );
  }, [
    editor,
    props.inputId,
    props.labelId,
    language,
    describedBy,
    isInvalid,
    isReadOnly,
    field,
    rules,
  ]);

  const chosen = state && findChosenPicture(state);
  function close() {
    setLinking(false);
    setAsked(null);
    // After the dialog has given the focus back.
    requestAnimationFrame(() => editor?.view.focus());
  }

  return (
    <div className={styles.frame} data-single={rules.isSingle} data-readonly={isReadOnly}>
      {editor && state && !isReadOnly && (
        <TextToolbar
          view={editor.view}
          state={state}
          rules={rules}
          labelId={props.labelId}
          inputId={props.inputId}
          onLink={() => setLinking(true)}
          onPicture={() => setAsked(findChosenPicture(state) ? 'words' : 'which')}
        />
      )}
      {textPictures.sending.map(({ id, name, share }) => (
        <p key={id} className={styles.sending}>
          <span>{name}</span>
          <progress
            value={share}
            max={1}
            aria-label={fill(words.pictures.progress, { name, percent: Math.round(share * 100) })}
          />
        </p>
      ))}
      <Said problem={textPictures.problems.join(' ')} />
      <div ref={place} />
      {editor && asked === 'which' && (
        <PictureChooser
          title={words.fields.text.pictureAdd}
          kinds={['picture']}
          onClose={() => close()}
          onChoose={(media) => {
            const block = textPictures.toBlock(media);
            insertPicture(block)(editor.view.state, editor.view.dispatch);
            // What it shows is asked at once where the library cannot say it in this language.
            if (block.alt === null) setAsked('words');
            else close();
          }}
        />
      )}
      {editor && asked === 'words' && chosen && (
        <PictureDialog
          block={chosen}
          language={language}
          canLink={rules.canLink}
          toBlock={textPictures.toBlock}
          onChange={(block) => setChosenPicture(block)(editor.view.state, editor.view.dispatch)}
          onClose={() => close()}
        />
      )}
      {editor && isLinking && (
        <LinkDialog
          link={findLink(editor.view.state)?.mark.attrs.data}
          kinds={rules.linkKinds}
          canOpenWindow={rules.canOpenWindow}
          onClose={() => close()}
          onChange={(data, name) => setLink(data, name)(editor.view.state, editor.view.dispatch)}
        />
      )}
    </div>
  );
}
