import type { Choice } from '@portal/contract';

/** What every control is given. */
export type ControlProps = {
  /** Of the element that the label names. */
  id: string;
  name: string;
  required: boolean;
  invalid: boolean;
  /** Ids of the hint and of the messages. */
  describedBy: string;
};

export type TextControlProps = ControlProps & {
  text: string;
  onText: (text: string) => void;
};

export type Choices = readonly Choice[];

/** The attributes that every control has in common. */
export function attributesOf({ id, required, invalid, describedBy }: ControlProps) {
  return {
    id,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    autoComplete: 'off',
  } as const;
}
