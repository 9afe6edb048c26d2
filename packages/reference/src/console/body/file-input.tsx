import type { BodyFile } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import type { ReactNode } from 'react';
import { sizeInWords } from '../../answer/index.ts';
import controls from '../controls/controls.module.css';
import styles from './body.module.css';

type Props = {
  id: string;
  name: string;
  required: boolean;
  describedBy: string;
  /** Types that the description allows, e.g. `image/*`. */
  accept?: string | undefined;
  multiple?: boolean;
  files: readonly BodyFile[];
  onFiles: (files: BodyFile[]) => void;
};

function toBodyFile(file: File): BodyFile {
  return { fileName: file.name, mediaType: file.type || 'application/octet-stream', data: file };
}

/** Files stay in the page: they are read only when the request is sent. */
export function FileInput(props: Props): ReactNode {
  const { id, name, required, describedBy, accept, multiple = false, files, onFiles } = props;
  const chosen = files.filter(({ data }) => data !== undefined);
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="file"
        className={controls.input}
        accept={accept}
        multiple={multiple}
        required={required && chosen.length === 0}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const picked = Array.from(target.files ?? [], toBodyFile);
          if (picked.length > 0) onFiles(multiple ? [...chosen, ...picked] : picked);
          // Allows the same file to be chosen again after it has changed on disk.
          target.value = '';
        }}
      />
      {chosen.map(({ fileName, data }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
        <span key={index} className={styles.file}>
          {fileName} ({sizeInWords(data?.size ?? 0)})
          <button
            type="button"
            className={small.small}
            aria-label={`Remove ${fileName} from ${name}`}
            onClick={() => onFiles(chosen.toSpliced(index, 1))}
          >
            Remove
          </button>
        </span>
      ))}
    </div>
  );
}
