import { type Api, htmlText, type RequestBody } from '@portal/contract';
import { type ReactNode, useEffect, useId, useMemo } from 'react';
import controls from '../controls/controls.module.css';
import styles from './body.module.css';
import { BodyExampleSelect } from './body-example-select.tsx';
import { FieldsEditor } from './fields-editor.tsx';
import { FileInput } from './file-input.tsx';
import { BodyFormProvider, bodyForm } from './form/body-form-context.ts';
import { Problems } from './form/field-frame.tsx';
import { JsonEditor } from './json-editor.tsx';
import type { BodyEditing } from './use-body.ts';

export type BodyEditorProps = {
  api: Api;
  body: RequestBody;
  editing: BodyEditing;
  /** A place in the body to take the reader to, as a JSON pointer. */
  wanted: string | undefined;
  onFound: () => void;
};

/** The body of a request: its content type, an example, and an editor that suits it. */
export function BodyEditor({ api, body, editing, wanted, onFound }: BodyEditorProps): ReactNode {
  const { state, problems, isSeen, onLeave } = editing;
  const id = useId();
  const rawId = `${id}raw`;
  const form = useMemo(
    () =>
      bodyForm({ schemas: api.schemas, prefix: `${id}body`, problems, wanted, isSeen, onLeave }),
    [api.schemas, id, problems, wanted, isSeen, onLeave],
  );

  useEffect(() => {
    if (wanted === undefined) return;
    const field = document.getElementById(`${id}body${encodeURIComponent(wanted)}`);
    (field ?? document.getElementById(rawId))?.focus();
    onFound();
  }, [wanted, id, rawId, onFound]);

  const media = body.content.find(({ mediaType }) => mediaType === state.mediaType);
  if (!media) return null;
  return (
    <fieldset className={styles.body}>
      <legend>Body{body.required && <span className={controls.required}> required</span>}</legend>
      {body.description !== '' && <p className={styles.help}>{htmlText(body.description)}</p>}
      <div className={styles.choices}>
        {body.content.length > 1 ? (
          <span>
            <label htmlFor={`${id}type`}>Content type</label>
            <select
              id={`${id}type`}
              className={controls.input}
              value={state.mediaType}
              onChange={(event) => editing.onMediaType(event.target.value)}
            >
              {body.content.map(({ mediaType }) => (
                <option key={mediaType}>{mediaType}</option>
              ))}
            </select>
          </span>
        ) : (
          <p className={styles.help}>
            Content type <code>{state.mediaType}</code>
          </p>
        )}
        <BodyExampleSelect
          key={state.mediaType}
          api={api}
          media={media}
          onDraft={editing.onDraft}
        />
      </div>
      <BodyFormProvider value={form}>
        <DraftEditor {...{ body, media, editing, id, rawId }} />
      </BodyFormProvider>
    </fieldset>
  );
}

type DraftProps = Pick<BodyEditorProps, 'body' | 'editing'> & {
  media: RequestBody['content'][number];
  id: string;
  rawId: string;
};

function DraftEditor({ body, media, editing, id, rawId }: DraftProps): ReactNode {
  const { draft, problems, isSeen, onDraft, onLeave } = editing;
  const rootId = `${id}body`;
  const atRoot = isSeen('') ? problems.filter(({ where }) => !where.pointer) : [];
  const invalid = atRoot.some(({ type }) => type === 'error');
  switch (draft.kind) {
    case 'json':
      return (
        <JsonEditor
          key={media.mediaType}
          {...{ media, problems, rawId }}
          required={body.required}
          text={draft.text}
          isSeen={isSeen('')}
          onText={(text) => onDraft({ kind: 'json', text })}
          onLeave={() => onLeave('')}
        />
      );
    case 'text':
      return (
        <>
          <label htmlFor={rootId} className={styles.label}>
            Text
          </label>
          <textarea
            id={rootId}
            className={styles.text}
            rows={8}
            spellCheck={false}
            aria-invalid={invalid || undefined}
            aria-describedby={`${rootId}-problems`}
            value={draft.text}
            onChange={(event) => onDraft({ kind: 'text', text: event.target.value })}
            onBlur={() => onLeave('')}
          />
          <Problems id={rootId} problems={atRoot} />
        </>
      );
    case 'file':
      return (
        <>
          <label htmlFor={rootId} className={styles.label}>
            File
          </label>
          <FileInput
            id={rootId}
            name="the body"
            required={body.required}
            describedBy={`${rootId}-problems`}
            accept={media.mediaType === 'application/octet-stream' ? undefined : media.mediaType}
            files={draft.file ? [draft.file] : []}
            onFiles={([file]) => onDraft({ kind: 'file', ...(file && { file }) })}
          />
          <Problems id={rootId} problems={atRoot} />
        </>
      );
    case 'fields':
      return (
        <>
          <Problems id={rootId} problems={atRoot} />
          <FieldsEditor
            media={media}
            fields={draft.fields}
            onFields={(fields) => onDraft({ kind: 'fields', fields })}
          />
        </>
      );
  }
}
