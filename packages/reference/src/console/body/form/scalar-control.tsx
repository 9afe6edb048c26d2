import { type JsonValue, readScalar, type Schema } from '@portal/contract';
import type { ReactNode } from 'react';
import type { ControlProps } from '../../controls/control-props.ts';
import { NumberControl } from '../../controls/number-control.tsx';
import { SelectControl } from '../../controls/select-control.tsx';
import { DateControl, JsonControl, TextControl } from '../../controls/text-control.tsx';
import { jsonText, parsedJson } from '../body-state.ts';
import type { ScalarControl as Control } from './form-shape.ts';
import { useLocal } from './use-local.ts';

type Value = JsonValue | undefined;
type Props = ControlProps & { value: Value; onValue: (value: Value) => void };

function textOf(value: Value): string {
  return typeof value === 'string' ? value : jsonText(value ?? undefined);
}

/** A text, number, date or choice. Emptying the control leaves the value out. */
export function ScalarControl({
  schema,
  control,
  value,
  onValue,
  ...props
}: Props & { schema: Schema; control: Control }): ReactNode {
  const read = (text: string): Value => (text === '' ? undefined : readScalar(text, schema));
  // An empty text that was given is shown like one that was not.
  const [text, setText] = useLocal(value === '' ? undefined : value, { read, show: textOf });
  const given = {
    ...props,
    text,
    onText: (next: string) => {
      setText(next);
      onValue(read(next));
    },
  };
  switch (control.kind) {
    case 'select':
      return <SelectControl {...given} choices={control.choices} />;
    case 'number':
      return <NumberControl {...given} range={control} />;
    case 'date':
      return <DateControl {...given} />;
    case 'text':
      return text.includes('\n') ? (
        <JsonControl {...given} />
      ) : (
        <TextControl {...given} choices={[]} />
      );
  }
}

/** Any value, written as JSON; anything else is a text. */
export function AnyControl({ value, onValue, ...props }: Props): ReactNode {
  const read = (text: string): Value =>
    text === '' ? undefined : (parsedJson(text) ?? { value: text }).value;
  const [text, setText] = useLocal(value, { read, show: jsonText });
  return (
    <JsonControl
      {...props}
      text={text}
      onText={(next) => {
        setText(next);
        onValue(read(next));
      }}
    />
  );
}
