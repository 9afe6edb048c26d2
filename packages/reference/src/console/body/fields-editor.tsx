import type { BodyField, MediaType } from '@portal/contract';
import type { ReactNode } from 'react';
import { flattenSchema } from '../../model/schema/resolve-schema.ts';
import styles from './body.module.css';
import { useBodyForm } from './form/body-form-context.ts';
import { FormField } from './form/form-field.tsx';
import { withFields } from './form/form-fields.ts';
import { NewProperty } from './form/new-property.tsx';

type Props = {
  media: MediaType;
  fields: readonly BodyField[];
  onFields: (fields: BodyField[]) => void;
};

/** The fields of an HTML form, urlencoded or multipart. */
export function FieldsEditor({ media, fields, onFields }: Props): ReactNode {
  const { schemas } = useBodyForm();
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = flattenSchema(schemas, media.schema ?? {});
  const order = Object.keys(properties);
  const others = [...new Set(fields.map(({ name }) => name))].filter(
    (name) => !order.includes(name),
  );
  const isFree = additionalProperties?.not === undefined;
  return (
    <div className={styles.fields}>
      {[...order, ...others].map((name) => (
        <FormField
          key={name}
          name={name}
          schema={properties[name] ?? { type: 'string' }}
          media={media}
          required={required.includes(name)}
          fields={fields.filter((field) => field.name === name)}
          onValues={(values, mediaType) =>
            onFields(withFields(fields, order, name, values, mediaType))
          }
        />
      ))}
      {isFree && (
        <NewProperty
          id={`${media.mediaType}-new`}
          label="New field"
          taken={(name) => order.includes(name) || others.includes(name)}
          onAdd={(name) => onFields(withFields(fields, order, name, ['text']))}
        />
      )}
    </div>
  );
}
