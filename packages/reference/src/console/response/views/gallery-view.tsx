import type { JsonValue } from '@portal/contract';
import { parseRequest } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useMemo, useState } from 'react';
import {
  findList,
  galleryOf,
  isPicture,
  linkLabel,
  type Picture,
  requestLinksAt,
} from '../../../answer/index.ts';
import { useAnswer } from '../answer-context.ts';
import { webAddress } from '../links/outside-link.ts';
import { RequestAnchor } from '../links/request-anchor.tsx';
import { usePicture } from './use-picture.ts';
import styles from './views.module.css';

const portion = 30;

function Thumbnail({ picture }: { picture: Picture }): ReactNode {
  const { thumbnail } = picture;
  const state = usePicture(thumbnail);
  const [isBroken, setBroken] = useState(false);
  if (state.kind === 'elsewhere') return <span className={styles.noPicture}>On another host</span>;
  if (state.kind === 'failed' || isBroken) {
    return <span className={styles.noPicture}>Could not be loaded</span>;
  }
  if (state.kind === 'loading') return <span className={styles.noPicture}>Loading…</span>;
  return (
    <img
      src={state.url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  );
}

/** The request for the picture itself, and the one for the record that it belongs to. */
function PictureLinks({ picture }: { picture: Picture }): ReactNode {
  const { links } = useAnswer();
  const index = /(\d+)$/.exec(picture.pointer)?.[1];
  const list = findList(links.body);
  const path = index === undefined ? ['id'] : [...(list?.path ?? []), Number(index), 'id'];
  const [record] = requestLinksAt(links, path);
  const { api, operation, values } = parseRequest(links.apis, picture.source);
  const outside = webAddress(picture.source);
  return (
    <>
      {record ? <RequestAnchor link={record}>{picture.title}</RequestAnchor> : picture.title}
      {api && operation ? (
        <RequestAnchor link={{ api, operation, values, description: '' }}>
          {isPicture(picture) ? 'Get its picture' : linkLabel({ operation })}
        </RequestAnchor>
      ) : (
        outside !== undefined && (
          <a href={outside} target="_blank" rel="noopener noreferrer nofollow">
            Address of the picture
          </a>
        )
      )}
    </>
  );
}

export function GalleryView({ body }: { body: JsonValue }): ReactNode {
  const pictures = useMemo(() => galleryOf(body), [body]);
  const [shown, setShown] = useState(portion);
  const left = pictures.length - shown;
  return (
    <>
      <ul className={styles.gallery}>
        {pictures.slice(0, shown).map((picture) => (
          <li key={picture.pointer}>
            <Thumbnail picture={picture} />
            <span className={styles.caption}>
              <PictureLinks picture={picture} />
            </span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={small.small} onClick={() => setShown(shown + portion)}>
          Show more, {left.toLocaleString('en-GB')} pictures are left
        </button>
      )}
    </>
  );
}
