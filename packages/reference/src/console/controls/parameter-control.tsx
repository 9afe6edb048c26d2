import type { Parameter } from '@portal/contract';
import { type ReactNode, useMemo } from 'react';
import { type FormState, type ListField, listFieldOf, textFieldOf } from '../form/form-state.ts';
import { controlKindOf } from './control-kind.ts';
import type { ControlProps } from './control-props.ts';
import { ListControl } from './list-control.tsx';
import { NumberControl } from './number-control.tsx';
import { SelectControl } from './select-control.tsx';
import { DateControl, JsonControl, TextControl } from './text-control.tsx';
import { commaRuleOf } from './typed-items.ts';

type Props = ControlProps & {
  parameter: Parameter;
  form: FormState;
  onField: (field: string | ListField) => void;
};

/** The control for the parameter. */
export function ParameterControl({ parameter, form, onField, ...props }: Props): ReactNode {
  const control = useMemo(() => controlKindOf(parameter), [parameter]);
  const text = { ...props, text: textFieldOf(form, parameter.key), onText: onField };
  switch (control.kind) {
    case 'list':
      return (
        <ListControl
          {...props}
          choices={control.choices}
          rule={commaRuleOf(parameter)}
          field={listFieldOf(form, parameter.key)}
          onField={onField}
        />
      );
    case 'select':
      return <SelectControl {...text} choices={control.choices} />;
    case 'number':
      return <NumberControl {...text} range={control} />;
    case 'date':
      return <DateControl {...text} />;
    case 'json':
      return <JsonControl {...text} />;
    case 'text':
      return <TextControl {...text} choices={control.choices} />;
  }
}
