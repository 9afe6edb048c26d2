import { type ReactNode, type RefObject, useId } from 'react';
import { OptionLink } from './option-link.tsx';
import styles from './search.module.css';

export type Option = { key: string; href: string; content: ReactNode; follow: () => void };
export type OptionGroup = { name: string; options: Option[] };

type Props = {
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  setActive: (index: number) => void;
  list: RefObject<HTMLDivElement | null>;
};

/** The id of an option, for `aria-activedescendant`. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

export function Options({ id, groups, active, setActive, list }: Props): ReactNode {
  const headingId = useId();
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div role="listbox" id={id} aria-label="Results" className={styles.list} ref={list}>
      {groups.map(({ name, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox is no fieldset
        <div role="group" key={name} aria-labelledby={`${headingId}-${group}`}>
          <div role="presentation" id={`${headingId}-${group}`} className={styles.group}>
            {name}
          </div>
          {options.map(({ key, href, content, follow }, at) => {
            const index = (starts[group] ?? 0) + at;
            return (
              <OptionLink
                key={key}
                id={optionId(id, index)}
                href={href}
                isActive={index === active}
                onPoint={() => setActive(index)}
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
