import type { RanRequest } from '@portal/reference/run-request';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './request.module.css';

type Answer = Extract<RanRequest['outcome'], { kind: 'answered' }>['answer'];

/** The picture received, without requesting it a second time. */
export function AnswerPicture({ answer, url }: { answer: Answer; url: string }): ReactNode {
  const [address, setAddress] = useState<string>();
  const { bytes, type } = answer;
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return address && <img className={styles.picture} src={address} alt={`Answer to ${url}`} />;
}
