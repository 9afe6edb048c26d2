export { nextOption } from './next-option.ts';
export { type Combobox, type ComboboxOptions, useCombobox } from './use-combobox.ts';
