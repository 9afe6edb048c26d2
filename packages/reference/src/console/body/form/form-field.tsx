import {
  type BodyField,
  type BodyFile,
  htmlText,
  type MediaType,
  type Schema,
} from '@portal/contract';
import { type ReactNode, useMemo } from 'react';
import { constraintsOf } from '../../../model/index.ts';
import { flattenSchema } from '../../../model/schema/resolve-schema.ts';
import { typeInWords } from '../../../model/schema/type-words.ts';
import { ListControl } from '../../controls/list-control.tsx';
import { JsonControl } from '../../controls/text-control.tsx';
import { commasSeparate } from '../../controls/typed-items.ts';
import { itemsOf, type ListField } from '../../form/form-state.ts';
import { FileInput } from '../file-input.tsx';
import { useBodyForm } from './body-form-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { formFieldKind } from './form-fields.ts';
import { shapeOf } from './form-shape.ts';
import { ScalarControl } from './scalar-control.tsx';
import { useLocal } from './use-local.ts';

type Props = {
  name: string;
  schema: Schema;
  media: MediaType;
  required: boolean;
  /** Those of this name. */
  fields: readonly BodyField[];
  onValues: (values: (string | BodyFile)[], mediaType?: string) => void;
};

type ControlProps = Parameters<typeof ListControl>[0];

function textsOf(fields: readonly BodyField[]): string[] {
  return fields.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

function Chips(
  props: Omit<ControlProps, 'field' | 'onField'> & {
    texts: string[];
    onTexts: (texts: string[]) => void;
  },
) {
  const { texts, onTexts, ...control } = props;
  const read = (list: ListField) => itemsOf(list, commasSeparate);
  const [field, setField] = useLocal(texts, {
    read,
    show: (items): ListField => ({ items, draft: '' }),
  });
  return (
    <ListControl
      {...control}
      field={field}
      onField={(next) => {
        setField(next);
        onTexts(read(next));
      }}
    />
  );
}

/** One field of an HTML form, whose values are texts or files. */
export function FormField({ name, schema, media, required, fields, onValues }: Props): ReactNode {
  const { schemas, idOf, problemsAt, onLeave } = useBodyForm();
  const flat = useMemo(() => flattenSchema(schemas, schema), [schemas, schema]);
  const shape = useMemo(() => shapeOf(schemas, schema), [schemas, schema]);
  const kind = formFieldKind(schemas, schema, media, name);
  const path = [name];
  const id = idOf(path);
  const texts = textsOf(fields);
  const problems = [...problemsAt(path), ...texts.flatMap((_, index) => problemsAt([name, index]))];
  const control = {
    id,
    name,
    required,
    invalid: problems.some(({ type }) => type === 'error'),
    describedBy: `${id}-hint ${id}-problems`,
  };
  const asJson = /^multipart\//i.test(media.mediaType) ? 'application/json' : undefined;
  return (
    <FieldFrame
      {...{ id, name, required, problems }}
      deprecated={flat.deprecated === true}
      hint={
        kind.kind === 'file'
          ? (kind.accept ?? 'a file')
          : [typeInWords(schemas, schema), ...constraintsOf(flat)].join(', ')
      }
      help={htmlText(flat.description ?? '')}
      onLeave={() => {
        onLeave(path);
        for (const index of texts.keys()) onLeave([name, index]);
      }}
    >
      {kind.kind === 'file' && (
        <FileInput
          {...{ id, name, required }}
          describedBy={control.describedBy}
          multiple={kind.multiple}
          accept={kind.accept}
          files={fields.flatMap(({ value }) => (typeof value === 'string' ? [] : [value]))}
          onFiles={onValues}
        />
      )}
      {kind.kind === 'list' && (
        <Chips {...control} choices={[]} texts={texts} onTexts={(next) => onValues(next)} />
      )}
      {kind.kind === 'json' && (
        <JsonControl
          {...control}
          text={texts[0] ?? ''}
          onText={(text) => onValues(text === '' ? [] : [text], asJson)}
        />
      )}
      {kind.kind === 'text' && shape.kind === 'scalar' && (
        <ScalarControl
          {...control}
          schema={{ type: 'string' }}
          control={shape.control}
          value={texts[0]}
          onValue={(value) => onValues(value === undefined ? [] : [String(value)])}
        />
      )}
    </FieldFrame>
  );
}
