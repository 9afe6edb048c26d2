import { type Api, exampleBody, htmlText, type MediaType } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import { type BodyDraft, draftFrom } from './body-state.ts';

type Props = {
  api: Pick<Api, 'schemas'>;
  media: MediaType;
  onDraft: (draft: BodyDraft) => void;
};

/** The examples of a content type, if the description has several to choose from. */
export function BodyExampleSelect({ api, media, onDraft }: Props): ReactNode {
  const id = useId();
  const [chosen, choose] = useState(0);
  if (media.examples.length < 2) return null;

  function fill(): void {
    const example = media.examples[chosen];
    const only = { ...media, examples: example ? [example] : [] };
    const input = exampleBody(api, { description: '', required: false, content: [only] });
    if (input) onDraft(draftFrom(input));
  }

  return (
    <span>
      <label htmlFor={id}>Example of the body</label>
      <select
        id={id}
        className={controls.input}
        value={chosen}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {media.examples.map(({ name, summary }, index) => (
          <option key={name} value={index}>
            {htmlText(summary || name)}
          </option>
        ))}
      </select>
      <button type="button" className={small.small} onClick={fill}>
        Fill the body
      </button>
    </span>
  );
}
