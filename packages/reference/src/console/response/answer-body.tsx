import { Tabs } from '@portal/ui/tabs';
import { type ReactNode, useMemo } from 'react';
import { type AnswerView, isXml, viewsOf } from '../../answer/index.ts';
import type { RequestDraft } from '../request/request-draft.ts';
import type { Answer } from '../request/sending/read-answer.ts';
import styles from './response.module.css';
import { AnswerTree } from './views/answer-tree.tsx';
import { BarsView } from './views/bars-view.tsx';
import { FileView } from './views/file-view.tsx';
import { GalleryView } from './views/gallery-view.tsx';
import { ImageView } from './views/image-view.tsx';
import { TableView } from './views/table-view.tsx';
import { RawJsonView, TextView } from './views/text-view.tsx';
import { XmlView } from './views/xml-view.tsx';

type Props = {
  draft: RequestDraft;
  answer: Answer;
  view: string;
  onView: (view: string) => void;
};

const labels: Record<AnswerView, string> = {
  tree: 'Tree',
  raw: 'Raw',
  table: 'Table',
  gallery: 'Gallery',
  bars: 'Charts',
};

/** The body, in a view that suits it. Nothing in it is ever run. */
export function AnswerBody({ draft, answer, view, onView }: Props): ReactNode {
  const { json, kind, type, text = '' } = answer;
  const views = useMemo(() => (json === undefined ? [] : viewsOf(json)), [json]);
  if (json !== undefined) {
    const chosen = views.find((one) => one === view) ?? 'tree';
    return (
      <>
        {answer.isRounded && (
          <p className={styles.quiet}>
            Some numbers have more digits than a browser can hold, and are shown rounded. Choose
            'Raw' and 'Exactly as received' for all their digits.
          </p>
        )}
        <Tabs
          label="Views of the answer"
          tabs={views.map((id) => ({ id, label: labels[id] }))}
          chosen={chosen}
          onChoose={onView}
        >
          {chosen === 'tree' && <AnswerTree body={json} />}
          {chosen === 'raw' && <RawJsonView body={json} text={text} />}
          {chosen === 'table' && <TableView body={json} />}
          {chosen === 'gallery' && <GalleryView body={json} />}
          {chosen === 'bars' && <BarsView body={json} />}
        </Tabs>
      </>
    );
  }
  if (answer.cutAt !== undefined && kind !== 'text') return null;
  if (kind === 'image') return <ImageView answer={answer} url={draft.url} />;
  if (kind === 'text' && isXml(type) && answer.cutAt === undefined) {
    return <XmlView text={text} view={view} onView={onView} />;
  }
  if (kind === 'text') return <TextView text={text} label="Answer" />;
  if (kind === 'empty') return <p className={styles.quiet}>The answer has no body.</p>;
  return <FileView answer={answer} />;
}
