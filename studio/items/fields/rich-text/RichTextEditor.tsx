import type { EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { findLink, setLink } from './commands.ts';
import { createTextEditor, type TextEditor } from './create-editor.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './RichText.module.css';
import { readTextRules } from './rules.ts';
import { TextToolbar } from './TextToolbar.tsx';
import type { TextBlock } from './text-block.ts';

const nothing: readonly TextBlock[] = [];

/** An editor of formatted text with what its field allows. */
export function RichTextEditor(props: FieldProps<readonly TextBlock[]>) {
  const { field, value, onChange, language, isReadOnly, isInvalid, describedBy } = props;
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const [isLinking, setLinking] = useState(false);
  const [rules] = useState(() => readTextRules(field.config));
  const blocks = value ?? nothing;
  // What this editor itself said is no news.
  const said = useRef<unknown>(blocks);
  const latest = useRef({ onChange, blocks, words });
  latest.current = { onChange, blocks, words };

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
        />
      )}
      <div ref={place} />
      {editor && isLinking && (
        <LinkDialog
          link={findLink(editor.view.state)?.mark.attrs.data}
          canOpenWindow={rules.canOpenWindow}
          onClose={() => {
            setLinking(false);
            // After the dialog has given the focus back.
            requestAnimationFrame(() => editor.view.focus());
          }}
          onChange={(data, name) => setLink(data, name)(editor.view.state, editor.view.dispatch)}
        />
      )}
    </div>
  );
}
