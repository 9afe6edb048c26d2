import type { Combobox } from '@portal/ui/combobox';
import { type ReactNode, useId } from 'react';
import { OptionLink } from './option-link.tsx';
import styles from './search.module.css';

export type Option = { key: string; href: string; content: ReactNode; follow: () => void };
export type OptionGroup = { name: string; options: Option[] };

type Props = {
  groups: readonly OptionGroup[];
  box: Combobox;
};

export function Options({ groups, box }: Props): ReactNode {
  const headingId = useId();
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div role="listbox" id={box.listId} aria-label="Results" className={styles.list}>
      {groups.map(({ name, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox is not a fieldset
        <div role="group" key={name} aria-labelledby={`${headingId}-${group}`}>
          <div role="presentation" id={`${headingId}-${group}`} className={styles.group}>
            {name}
          </div>
          {options.map(({ key, href, content, follow }, at) => {
            const index = (starts[group] ?? 0) + at;
            return (
              <OptionLink
                key={key}
                id={box.optionId(index)}
                href={href}
                isActive={index === box.active}
                onPoint={() => box.setActive(index)}
                onFollow={follow}
              >
                {content}
              </OptionLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}
